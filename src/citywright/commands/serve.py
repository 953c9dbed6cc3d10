"""`citywright serve`: the table in the browser."""

import logging
import os
import sys
import threading
import webbrowser
from pathlib import Path

import click

from citywright.display.texts import texts_of
from citywright.kit.clauses import LANGUAGES
from citywright.terminal.console import default_language


def has_screen() -> bool:
    """Is there a screen to open a page on? A browser that runs in this terminal would only be in the way."""
    asked = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in {"darwin", "win32"} or any(os.environ.get(name) for name in asked)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="The port; 0: any.")
@click.option("--db", "database", default="sqlite:///data/citywright.db", show_default=True, help="The database.")
@click.option("--open", "open_page", is_flag=True, help="Open the page in the browser.")
@click.option("--name", "names", multiple=True, help="A further name (host:port) under which the server is reached.")
@click.option("--https", is_flag=True, help="The server is reached by https: cookies travel by nothing else.")
@click.option("--pace", default=0.6, show_default=True, type=click.FloatRange(0, 10), help="Seconds a bot takes.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language of what is said here.")
def command(
    host: str,
    port: int,
    database: str,
    open_page: bool,
    names: tuple[str, ...],
    https: bool,
    pace: float,
    lang: str | None,
) -> None:
    """Serve the table to browsers."""
    from citywright.store.engine import database_url, is_sqlite
    from citywright.web import logs, serve
    from citywright.web.settings import Settings, key_beside

    texts = texts_of(lang or default_language())
    on_terminal = sys.stderr.isatty()
    logs.configure(logging.WARNING if on_terminal else logging.INFO)
    url = database_url(database)
    place = Path(url.database) if is_sqlite(url) and url.database else Path("data/citywright.db")
    try:
        listener = serve.bind(host, port)
    except OSError as why:
        told = texts.say("serve-cannot", host=host, port=str(port), why=why.strerror or str(why))
        raise click.ClickException(told) from None
    taken = listener.getsockname()[1]
    if port not in {0, taken}:
        click.echo(texts.say("serve-taken", port=str(port), taken=str(taken)), err=True)
    shown = "localhost" if host in serve.LOOPBACK else host
    address = f"http://{shown}:{taken}/"
    hosts = serve.allowed_hosts(host, taken, names)
    click.echo(f"Citywright: {address}")
    if host not in serve.LOOPBACK:
        click.echo(texts.say("serve-names", names=", ".join(hosts)))
    if open_page and has_screen():
        # The port is open already: a page that comes before the server is ready waits for it.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    settings = Settings(
        database=database,
        key=key_beside(place),
        hosts=hosts,
        secure=https,
        pace=pace,
        quick_pace=min(pace, 0.15),
    )
    serve.run(settings, listener)
