#!/usr/bin/python3
"""A web view of WebKitGTK and nothing else, for WebDriver: any size, the clock of Nairobi, no animations.

The browsers that come with WebKitGTK are never as narrow as a phone. Takes the view's size as two arguments.
"""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

width, height = (int(each) for each in sys.argv[1:3])
context = WebKit2.WebContext(time_zone_override="Africa/Nairobi")
context.set_automation_allowed(True)
context.set_preferred_languages(["en-KE", "en"])


def open_view(session):
    view = WebKit2.WebView(is_controlled_by_automation=True, web_context=context)
    view.get_settings().set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    view.set_size_request(1, 1)
    window = Gtk.Window(decorated=False, default_width=width, default_height=height)
    window.add(view)
    window.show_all()
    # Without a window manager nobody gives the window the focus.
    window.present()
    view.grab_focus()
    view.connect("permission-request", lambda _, request: request.allow() or True)
    view.connect("close", lambda _: window.destroy())
    return view


def begin(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("kopa-view")
    session.set_application_info(info)
    session.connect("create-web-view", open_view)


Gtk.init([])
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
context.connect("automation-started", begin)
Gtk.main()
