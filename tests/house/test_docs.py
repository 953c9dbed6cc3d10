"""What the documents print is what the code does."""

import re
import subprocess
import sys
from pathlib import Path

from citywright.commands import serve
from citywright.web.settings import Settings

README = Path(__file__).parents[2] / "README.md"


def test_the_sample_in_the_readme_prints_what_stands_below_it():
    found = re.search(r"```python\n(.*?)```\n\n```\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    code, printed = found.groups()

    run = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True, encoding="utf-8")

    assert run.stdout == printed


def test_the_limits_on_the_page_for_hosts_are_those_of_a_server():
    page = README.parent.joinpath("docs", "hosting.md").read_text(encoding="utf-8")
    usual = Settings(database="sqlite:///x.db", key="k")
    rates = {
        "requests of one address": usual.http_rate,
        "tables, guests and accounts made by one address": usual.make_rate,
        "attempts at a password by one address": usual.login_rate,
        "commands of one person": usual.command_rate,
        "chat lines of one person": usual.chat_rate,
    }
    for what, rate in rates.items():
        count, _, unit = rate.partition("/")
        assert f"| {what} | {int(count):,} a {unit} |" in page
    assert f"| open pages of tables of one person | {usual.sockets_each} |" in page
    assert f"(a declared proxy has no limit) | {usual.connections_each} |" in page
    times = (usual.head_seconds, usual.body_seconds, usual.answer_seconds)
    assert f"its body, reading its answer | {times[0]} s, {times[1]} s, {times[2]} s |" in page
    assert f"| a connection between two requests | {usual.idle_seconds} s |" in page


def test_every_option_on_the_page_for_hosts_is_one_of_the_command():
    page = README.parent.joinpath("docs", "hosting.md").read_text(encoding="utf-8")
    options = {name for parameter in serve.command.params for name in parameter.opts} | {"--help"}
    orders = " ".join(re.findall(r"(?:dev play|citywright serve) ([^\n`]*)", page))
    said = set(re.findall(r"`(--[a-z]+)", page)) | set(re.findall(r"--[a-z]+", orders))
    assert {"--host", "--name", "--https", "--proxy", "--db"} <= said <= options
