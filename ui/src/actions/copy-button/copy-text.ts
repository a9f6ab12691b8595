/** The fallback for web views without the Clipboard API, which is also missing on insecure pages. */
function copyByCommand(text: string, near: HTMLElement): boolean {
  const holder = document.createElement('textarea');
  holder.value = text;
  // The keyboard must stay closed.
  holder.readOnly = true;
  holder.setAttribute('aria-hidden', 'true');
  holder.tabIndex = -1;
  // iOS does not zoom in at 16 px and more.
  holder.className = 'sr-only text-body';
  const focused = document.activeElement;
  // Next to the button: elements outside an open dialog cannot take the focus.
  near.after(holder);
  holder.focus({ preventScroll: true });
  holder.setSelectionRange(0, text.length);
  let done = false;
  try {
    done = document.execCommand('copy');
  } catch {
    done = false;
  }
  holder.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done;
}

/**
 * Puts a text on the clipboard with `navigator.clipboard`, or with `execCommand` where the Clipboard API is
 * missing or refuses. Must be called in a tap. Resolves to the success; never rejects.
 */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard?.writeText) return copyByCommand(text, near);
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text, near);
  }
}

/** Selects the text of an element, so that press-and-hold offers to copy the text. */
export function selectText(element: HTMLElement): void {
  const selection = document.getSelection();
  if (!selection) return;
  const range = document.createRange();
  range.selectNodeContents(element);
  selection.removeAllRanges();
  selection.addRange(range);
}
