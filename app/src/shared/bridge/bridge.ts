/**
 * Talks to the native app around the web view: `window.KopaNative.postMessage(json)` on Android,
 * `webkit.messageHandlers.KopaNative` on iOS. Without one of them a message goes nowhere and `false` comes back, so
 * that the caller can do it in the browser.
 */
export type BridgeMessage = { action: 'toLogin' } | { action: 'logout' };

interface NativeHost {
  KopaNative?: { postMessage?: (message: string) => void };
  webkit?: { messageHandlers?: { KopaNative?: { postMessage?: (message: unknown) => void } } };
}

export function tellNative(message: BridgeMessage): boolean {
  const host = window as unknown as NativeHost;
  try {
    if (host.KopaNative?.postMessage) {
      host.KopaNative.postMessage(JSON.stringify(message));
      return true;
    }
    if (host.webkit?.messageHandlers?.KopaNative?.postMessage) {
      host.webkit.messageHandlers.KopaNative.postMessage(message);
      return true;
    }
  } catch {
    // A host that throws is a host that is not there.
  }
  return false;
}
