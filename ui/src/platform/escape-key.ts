/**
 * Whether the last key was Escape: a dialog's `cancel` event comes from Escape and from Android's Back alike.
 * Observed on the window, because after a tap on plain text keys go to the body and not to the dialog.
 */
let wasEscape = false;

if (typeof window !== 'undefined') {
  window.addEventListener('keydown', ({ key }) => (wasEscape = key === 'Escape'), { capture: true });
  window.addEventListener('pointerdown', () => (wasEscape = false), { capture: true, passive: true });
}

/** True once per Escape. */
export function takeEscape(): boolean {
  const was = wasEscape;
  wasEscape = false;
  return was;
}

/**
 * Radix cancels Escape for its highest layer, and then the browser does not close the dialog above that
 * layer. A layer that must not close reports the key to Radix, for this one check, as already cancelled.
 */
export function leaveEscape(event: KeyboardEvent): void {
  Object.defineProperty(event, 'defaultPrevented', {
    configurable: true,
    get: () => Reflect.deleteProperty(event, 'defaultPrevented'),
  });
}
