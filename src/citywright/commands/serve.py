"""`citywright serve`: the table in the browser."""

import logging
import os
import sys
import threading
import webbrowser
from typing import Final

import click
from click.core import ParameterSource

from citywright.kit.clauses import LANGUAGES
from citywright.terminal.console import default_language
from citywright.texts.catalogue import texts_of

MAIL_HELP: Final = (
    "The server that takes our mail: smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS. "
    "Set CITYWRIGHT_MAIL instead, so that the password is not seen among the processes."
)


def has_screen() -> bool:
    """Is there a screen to open a page on? A browser that runs in this terminal would only be in the way."""
    asked = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in {"darwin", "win32"} or any(os.environ.get(name) for name in asked)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 or :: for all.")
@click.option(
    "--port",
    default=8000,
    type=click.IntRange(0, 65535),
    help="The port; 0: any.  [default: 8000 or the next free one]",
)
@click.option("--db", "database", default="sqlite:///data/citywright.db", show_default=True, help="The database.")
@click.option("--open", "open_page", is_flag=True, help="Open the page in the browser.")
@click.option(
    "--name",
    "names",
    multiple=True,
    help="A name people type to get here, such as play.example; others are refused. Again for each further name. "
    "Own addresses and the name of this machine need not be said.",
)
@click.option("--https", is_flag=True, help="The server is reached by https: cookies travel by nothing else.")
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="A proxy in front (address, network or name) that says in X-Forwarded-For who comes. "
    "Again for each further one.",
)
@click.option("--pace", default=0.6, show_default=True, type=click.FloatRange(0, 10), help="Seconds a bot takes.")
@click.option("--mail", envvar="CITYWRIGHT_MAIL", default="", help=MAIL_HELP)
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language of what is said here.")
@click.pass_context
def command(
    context: click.Context,
    host: str,
    port: int,
    database: str,
    open_page: bool,
    names: tuple[str, ...],
    https: bool,
    proxies: tuple[str, ...],
    pace: float,
    mail: str,
    lang: str | None,
) -> None:
    """Serve the table to browsers.

    CITYWRIGHT_KEY in the environment is the secret key that signs cookies; without it there is one in a file beside
    the database.
    """
    from citywright.store import InUse
    from citywright.store.engine import database_url
    from citywright.store.lock import hold
    from citywright.web import hosts, logs, serve
    from citywright.web.settings import Settings, key_of

    texts = texts_of(lang or default_language())
    on_terminal = sys.stderr.isatty()
    logs.configure(logging.WARNING if on_terminal else logging.INFO)
    url = database_url(database)
    key, known, trusted = key_of(url), hosts.names_of(host, names), hosts.proxies_of(proxies)
    # A port that was asked for is meant; the usual one may be any.
    said = context.get_parameter_source("port") in {ParameterSource.COMMANDLINE, ParameterSource.ENVIRONMENT}
    try:
        listener = serve.bind(host, port, 1 if said else serve.TRIES)
    except OSError as why:
        told = texts.say("serve-cannot", host=host, port=str(port), why=why.strerror or str(why))
        raise click.ClickException(told) from None
    taken = listener.getsockname()[1]
    address = f"http://{hosts.shown_host(host)}:{taken}/"
    settings = Settings(
        database=database,
        key=key,
        hosts=known,
        any_address=host in hosts.EVERYWHERE,
        proxies=trusted,
        secure=https,
        pace=pace,
        mail=mail,
    )

    def ready() -> None:
        if port not in {0, taken}:
            click.echo(texts.say("serve-taken", port=str(port), taken=str(taken)), err=True)
        click.echo(f"Citywright: {address}")
        if host not in hosts.LOOPBACK:
            said = "serve-addresses" if settings.any_address else "serve-names"
            click.echo(texts.say(said, names=", ".join(known)))
        if open_page and has_screen():
            # The port is open already: a page that comes before the server is ready waits for it.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        with hold(url, address):
            serve.run(settings, listener, ready)
    except InUse as why:
        raise click.ClickException(texts.say("serve-in-use", database=why.database, address=why.address)) from None
