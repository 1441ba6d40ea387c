# buraco export: the public record of a shared table, in a file.

export-record = where to write it; - writes it to standard output
export-not-yet = No deal of table { $table } is over yet: nothing of it can be shown before that.
export-closed-early = Table { $table } was closed before its first deal was over: there is no record of it.
# $problem: a sentence about what is damaged.
export-damaged = { $problem } The record holds the deals that were over before that.
export-nothing-left = Nothing is left of table { $table }: the server has no records of it.
