import { tellNative, type BridgeMessage } from './bridge.ts';

type Haptic = Extract<BridgeMessage, { action: 'haptic' }>['kind'];

/** Vibrates briefly: by the native app, otherwise by the browser. */
export function haptic(kind: Haptic): void {
  if (tellNative({ action: 'haptic', kind })) return;
  // A page that was not touched yet may not vibrate.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(kind === 'error' ? [20, 60, 20] : 10);
}
