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
