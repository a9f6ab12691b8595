/**
 * Talks to the native app around the web view: `window.KopaNative.postMessage(json)` on Android,
 * `webkit.messageHandlers.KopaNative` on iOS. Without one of them a message goes nowhere and `false` comes back, so
 * that the caller can do it in the browser.
 */
export type BridgeMessage =
  | { action: 'toLogin' }
  | { action: 'logout' }
  | {
      /** Opens the phone book (S7-104). The host answers by calling the function of that name on `window`. */
      action: 'selectContact';
      isSelectContact: true;
      /** Which of the first two contacts is chosen for (S7-109). */
      selectContactIndex: 1 | 2;
      callback: string;
    }
  /** Names of events, never what was entered: to the native app's own log (S7-95), or to AppsFlyer (S7-96). */
  | { action: 'logEventByLocal' | 'logEventByAF'; event: string };

interface NativeHost {
  KopaNative?: { postMessage?: (message: string) => void };
  webkit?: { messageHandlers?: { KopaNative?: { postMessage?: (message: unknown) => void } } };
}

const host = () => window as unknown as NativeHost;

/** Whether a native app is around this page. */
export function hasNative(): boolean {
  return Boolean(host().KopaNative?.postMessage ?? host().webkit?.messageHandlers?.KopaNative?.postMessage);
}

export function tellNative(message: BridgeMessage): boolean {
  const { KopaNative, webkit } = host();
  try {
    if (KopaNative?.postMessage) {
      KopaNative.postMessage(JSON.stringify(message));
      return true;
    }
    if (webkit?.messageHandlers?.KopaNative?.postMessage) {
      webkit.messageHandlers.KopaNative.postMessage(message);
      return true;
    }
  } catch {
    // A host that throws is a host that is not there.
  }
  return false;
}
