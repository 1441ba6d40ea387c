"""Of a program's standard error the line is shown that says what happened, whatever language it is written in."""

from __future__ import annotations

import pytest

from scripts.bot.last_words import WIDTH, gist, hint, last_words

JAVA = """\
loading
Exception in thread "main" java.lang.RuntimeException: no
\tat Hog.main(Hog.java:16)
Caused by: java.io.FileNotFoundException: x (Read-only file system)
\tat java.base/java.io.FileOutputStream.open0(Native Method)
\t... 3 more
"""
NODE = """\
/x/n.js:3
throw new Error("x");
^

Error: EROFS: read-only file system, open '/x/y' {
    at Object.openSync (node:fs:601:3)
    at node:internal/main/run_main_module:28:49
  errno: -30,
  code: 'EROFS'
}

Node.js v20.20.2
"""
PYTHON = """\
Traceback (most recent call last):
  File "x.py", line 1, in <module>
    1/0
ZeroDivisionError: division by zero
"""
RUST = """\
thread 'main' panicked at src/main.rs:3:5:
no card
note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace
"""
GO = "panic: no card\n\ngoroutine 1 [running]:\nmain.main()\n\t/x/main.go:4 +0x25\nexit status 2\n"


@pytest.mark.parametrize(
    ("stderr", "said"),
    [
        (JAVA, "Caused by: java.io.FileNotFoundException: x (Read-only file system)"),
        (NODE, "Error: EROFS: read-only file system, open '/x/y' {"),
        (PYTHON, "ZeroDivisionError: division by zero"),
        (RUST, "thread 'main' panicked at src/main.rs:3:5: no card"),
        (GO, "panic: no card"),
        ("one\ntwo\n", "two"),
        ("\n", ""),
        ("  a\n  b\tc\n", "b     c"),
        (f"{'x' * 900}\x1b\n", "x" * WIDTH),
    ],
)
def test_the_line_that_says_what_happened_is_found(stderr: str, said: str) -> None:
    assert gist(stderr) == said


def test_the_last_lines_begin_with_it_where_it_is_further_up() -> None:
    assert last_words(JAVA, 2) == [
        "Caused by: java.io.FileNotFoundException: x (Read-only file system)",
        "... 3 more",
    ]
    assert last_words("one\ntwo\nthree\n", 2) == ["two", "three"]
    assert last_words("", 3) == []


def test_what_only_the_confinement_causes_is_explained() -> None:
    assert "HOME" in hint(JAVA)
    assert "HOME" in hint(NODE)
    assert hint(PYTHON) == ""
