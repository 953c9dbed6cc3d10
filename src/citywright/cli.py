"""`citywright`: the command line. Each command lives in a module of its own and is loaded when it is called."""

import importlib
from typing import Final

import click

from citywright.kit.errors import CitywrightError

COMMANDS: Final = ("serve", "account", "play", "replay", "rules", "ledger", "verify", "simulate", "bench")


class Lazy(click.Group):
    """A group that imports a command's module only when that command is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = importlib.import_module(f"citywright.commands.{cmd_name}").command
        return command

    def invoke(self, ctx: click.Context) -> object:
        """Whatever the outside got wrong ends in one sentence and exit code 2."""
        try:
            return super().invoke(ctx)
        except CitywrightError as why:
            raise click.UsageError(str(why)) from None


@click.group(cls=Lazy, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="citywright")
def main() -> None:
    """One table for games about founding cities and empires."""
