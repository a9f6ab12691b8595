/** The way of web views without the clipboard of today, which is also missing wherever a page is not served securely. */
function copyByCommand(text: string, near: HTMLElement): boolean {
  const holder = document.createElement('textarea');
  holder.value = text;
  // A keyboard must not come up.
  holder.readOnly = true;
  holder.setAttribute('aria-hidden', 'true');
  holder.tabIndex = -1;
  // At 16 px and more, iOS does not zoom in.
  holder.className = 'sr-only text-body';
  const focused = document.activeElement;
  // Beside the button: what is outside an open dialog cannot be focused.
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
 * Puts a text on the clipboard: by `navigator.clipboard`, and where that is missing or refused, by `execCommand`.
 * Call it in a tap. Gives whether it worked; it never rejects.
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

/** Selects the text of an element, so that pressing and holding offers to copy it. */
export function selectText(element: HTMLElement): void {
  const selection = document.getSelection();
  if (!selection) return;
  const range = document.createRange();
  range.selectNodeContents(element);
  selection.removeAllRanges();
  selection.addRange(range);
}
