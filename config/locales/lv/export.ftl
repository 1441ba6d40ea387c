# buraco export: the public record of a shared table, in a file.

export-record = kur to rakstīt; - raksta standarta izvadā
export-not-yet = Pie galda { $table } vēl nav beigusies neviena sadale: pirms tam neko nevar parādīt.
export-closed-early = Galds { $table } tika slēgts, pirms beidzās pirmā sadale: tā pieraksta nav.
# $problem: a sentence about what is damaged.
export-damaged = { $problem } Pierakstā ir sadales, kas beidzās pirms tam.
export-nothing-left = No galda { $table } nekas nav palicis: serverī nav tā ierakstu.
