/** The interface of the simulator's page to the phone's frame. */
export interface HostWindow {
  kopaHost?: {
    receive: (message: unknown) => void;
    /** Whether the page is being killed, and must not learn of it. */
    isKilling: () => boolean;
  };
}

/** The connection of page and host: Android's, iOS's, or none, as in a browser. */
export const transports = ['android', 'ios', 'none'] as const;
export type Transport = (typeof transports)[number];

/**
 * Runs before the app: installs a native app's objects in this page, connected to the surrounding simulator.
 */
export function connectToHost(transport: Transport): void {
  const around = window.parent as Window & HostWindow;
  const receive = (message: unknown) => around.kopaHost?.receive(message);
  if (around === window) return;
  // A browser tells a page that it ends; a web view that is killed does not.
  for (const event of ['pagehide', 'visibilitychange'])
    window.addEventListener(
      event,
      (each) => {
        if (around.kopaHost?.isKilling()) each.stopImmediatePropagation();
      },
      { capture: true },
    );
  if (transport === 'none') return;
  const KopaNative = { postMessage: receive };
  Object.assign(
    window,
    transport === 'ios' ? { webkit: { messageHandlers: { KopaNative } } } : { KopaNative },
  );
}

/** The transport in the page's address, as in `?host=ios`. */
export function transportOf(search: string): Transport {
  const named = new URLSearchParams(search).get('host');
  return transports.find((transport) => transport === named) ?? 'android';
}
