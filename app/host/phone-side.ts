/** What the page around the phone's frame offers to it. */
export interface HostWindow {
  kopaHost?: { receive: (message: unknown) => void };
}

/** How the page and its host are connected: as on Android, as on iOS, or not at all, as in a browser. */
export const transports = ['android', 'ios', 'none'] as const;
export type Transport = (typeof transports)[number];

/** Before the app starts: puts into this page what a native app puts there, connected to the simulator around it. */
export function connectToHost(transport: Transport): void {
  const around = window.parent as Window & HostWindow;
  const receive = (message: unknown) => around.kopaHost?.receive(message);
  if (around === window || transport === 'none') return;
  const KopaNative = { postMessage: receive };
  Object.assign(
    window,
    transport === 'ios' ? { webkit: { messageHandlers: { KopaNative } } } : { KopaNative },
  );
}

/** The transport that the page's own address names, as in `?host=ios`. */
export function transportOf(search: string): Transport {
  const named = new URLSearchParams(search).get('host');
  return transports.find((transport) => transport === named) ?? 'android';
}
