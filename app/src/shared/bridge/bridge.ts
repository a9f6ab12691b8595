import type { BridgeMessage } from './bridge-table.ts';

export type { BridgeMessage } from './bridge-table.ts';

/*
 * Talks to the native app around the web view: `window.KopaNative.postMessage(json)` on Android,
 * `webkit.messageHandlers.KopaNative` on iOS. docs/native.md says what each message means.
 */

interface Native {
  postMessage?: (message: unknown) => void;
}
interface NativeHost {
  KopaNative?: Native;
  webkit?: { messageHandlers?: { KopaNative?: Native } };
}

/** Whether a native app is around this page. */
export function hasNative(): boolean {
  return transport() !== null;
}

/** Sends a message; `false` when there is nobody to send it to, so that the caller can do it in the browser. Never throws. */
export function tellNative(message: BridgeMessage): boolean {
  try {
    const send = transport();
    send?.(message);
    return send !== null;
  } catch {
    // A host that throws is a host that is not there.
    return false;
  }
}

/**
 * How a message goes out. Called as a method of its own object: Android refuses a function that was taken off it.
 */
function transport(): ((message: BridgeMessage) => void) | null {
  try {
    const { KopaNative: android, webkit } = window as unknown as NativeHost;
    if (typeof android?.postMessage === 'function')
      return (message) => android.postMessage?.(JSON.stringify(message));
    const ios = webkit?.messageHandlers?.KopaNative;
    if (typeof ios?.postMessage === 'function') return (message) => ios.postMessage?.(message);
  } catch {
    // As above.
  }
  return null;
}
