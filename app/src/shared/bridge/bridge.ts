import type { BridgeMessage } from './bridge-table.ts';

export type { BridgeMessage } from './bridge-table.ts';

/*
 * Communicates with the surrounding native app: `window.KopaNative.postMessage(json)` on Android,
 * `webkit.messageHandlers.KopaNative` on iOS. docs/native.md describes each message.
 */

interface Native {
  postMessage?: (message: unknown) => void;
}
interface NativeHost {
  KopaNative?: Native;
  webkit?: { messageHandlers?: { KopaNative?: Native } };
}

/** Whether the page runs in a native app. */
export function hasNative(): boolean {
  return transport() !== null;
}

/** Sends a message; `false` without a native app, so that the caller can use the browser. Never throws. */
export function tellNative(message: BridgeMessage): boolean {
  try {
    const send = transport();
    send?.(message);
    return send !== null;
  } catch {
    // A throwing host counts as missing.
    return false;
  }
}

/** The channel of a message. Called as a method: Android refuses a detached function. */
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
