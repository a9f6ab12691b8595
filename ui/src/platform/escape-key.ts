/**
 * Whether the last key was Escape: a dialog's `cancel` comes from Escape and from Android's Back alike and does not say which.
 * Asked of the window, because after a tap on plain text keys go to the body and not to the dialog.
 */
let wasEscape = false;

if (typeof window !== 'undefined') {
  window.addEventListener('keydown', ({ key }) => (wasEscape = key === 'Escape'), { capture: true });
  window.addEventListener('pointerdown', () => (wasEscape = false), { capture: true, passive: true });
}

/** True once for each Escape. */
export function takeEscape(): boolean {
  const was = wasEscape;
  wasEscape = false;
  return was;
}

/**
 * Radix cancels the Escape of its highest layer, and then the browser does not tell the dialog that lies on top of it. For a layer
 * that is not the one to be closed: it is told, this one time that it asks, that somebody else has cancelled the key.
 */
export function leaveEscape(event: KeyboardEvent): void {
  Object.defineProperty(event, 'defaultPrevented', {
    configurable: true,
    get: () => Reflect.deleteProperty(event, 'defaultPrevented'),
  });
}
