"""The figures of ``buraco bench table`` as lines to be read."""

from __future__ import annotations

from typing import Final

from scripts.table_bench.figures import Figures

METHOD: Final = {
    "redis": (
        "an act counts from the moment it was due (open loop, random moments) until four seats and the watchers have "
        "its update. The host is one process with one thread, the seats are another one, the server (every record on "
        "disk before it answers) a third; bare: the client library alone, before and after the table"
    ),
    "memory": (
        "an act counts from the moment it was due (open loop, random moments) until four seats and the watchers have "
        "its update. Host and seats are one process with one thread, nothing is on disk"
    ),
}


def report(bus: str, loop: str, found: Figures) -> str:
    """All lines for one event loop."""
    lines = [f"{'host' if bus == 'redis' else 'host and seats'} on {loop}"]
    table, sizes = found["table"], found["bytes"]
    lines.append(f"  bytes    act {sizes['act']}, record {sizes['record']}, update {sizes['update']} (medians)")
    if bus == "redis":
        lines.append(f"  disk     write and sync {_ms(found['write_and_sync'])}")
        for name, kind in (("round trip", "round_trip"), ("skeleton, one by one", "one_by_one")):
            lines.append(f"  bare     {name:<22}{'  then  '.join(_ms(run[kind]) for run in found['bare'])}")
        both = "  then  ".join(_ms(run["at_rate"]) for run in found["bare"])
        lines.append(f"  bare     {'skeleton, at the rate':<22}{both}")
        cpu = ", ".join(f"{run['at_rate']['host_cpu_ms_per_act']:.2f}" for run in found["bare"])
        lines.append(f"  bare     host's processor time  {cpu} ms an act")
    lines.append(f"  table    {'one by one':<22}{_ms(table['one_by_one'])}")
    lines += [f"  table    {_line(run)}" for run in table["rising"]]
    lines.append(f"  table    flat out              {table['flat_out_per_s']:,.0f} acts/s")
    if bus == "redis":
        ratio = found["ratio"]
        lines.append(
            f"  ratio    table to skeleton     {ratio['one_by_one']:.2f} one by one, {ratio['at_rate']:.2f} at the "
            "rate (p50; wanted: 2 at most)"
        )
    if "crowd" in found:
        crowd = found["crowd"]
        lines.append(f"  crowd    {_line(crowd)}")
        lines.append(
            f"  crowd    memory                {crowd['kb_per_table']:.1f} KB a table, "
            f"{crowd['kb_per_table_played']:.1f} KB after play ({crowd['rss_mb']:.0f} MB in all; wanted: 60 KB at most)"
        )
    return "\n".join(lines)


def _line(run: Figures) -> str:
    name, late = f"{run['tables']:,} tables, {run['rate']:g}/s", run["sent_late"]
    server = f", server {run['server_cpu_share']:.1%}" if "server_cpu_share" in run else ""
    return (
        f"{name:<22}{_ms(run)}  reached {run['reached_per_s']:.1f}/s\n"
        f"{'':<33}processor {run['host_cpu_ms_per_act']:.2f} ms an act, {run['host_cpu_share']:.1%} of a core"
        f" ({run['host_cpu_share_at_rest']:.1%} at rest){server}; "
        f"sent late by p50 {late['p50']:.2f} p99 {late['p99']:.2f} ms"
    )


def _ms(times: Figures) -> str:
    return f"p50 {times['p50']:7.2f}  p99 {times['p99']:7.2f}  most {times['most']:7.2f} ms ({times['count']:,})"
