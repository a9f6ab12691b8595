/** What fingers and keyboards do, as plain events: they work where there is no layout, too. */

function pointer(element: Element, type: string): void {
  const init = { bubbles: true, cancelable: true, composed: true, button: 0 };
  const Kind = typeof PointerEvent === 'undefined' || !type.startsWith('pointer') ? MouseEvent : PointerEvent;
  element.dispatchEvent(new Kind(type, init));
}

/** Focuses an element; where the page itself has no focus, the events are sent by hand. */
export function focus(element: HTMLElement): void {
  if (element.ownerDocument.activeElement === element) return;
  let heard = false;
  const hear = () => (heard = true);
  element.addEventListener('focusin', hear, { once: true });
  element.focus({ preventScroll: true });
  element.removeEventListener('focusin', hear);
  if (heard || element.ownerDocument.activeElement !== element) return;
  element.dispatchEvent(new FocusEvent('focus'));
  element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Leaves an element. */
export function leave(element: HTMLElement): void {
  if (element.ownerDocument.activeElement !== element) return;
  let heard = false;
  const hear = () => (heard = true);
  element.addEventListener('focusout', hear, { once: true });
  element.blur();
  element.removeEventListener('focusout', hear);
  if (heard) return;
  element.dispatchEvent(new FocusEvent('blur'));
  element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** A tap. */
export function press(element: HTMLElement): void {
  pointer(element, 'pointerdown');
  pointer(element, 'mousedown');
  const target = element.closest<HTMLElement>('button, a[href], input, select, textarea, [tabindex]');
  if (target) focus(target);
  pointer(element, 'pointerup');
  pointer(element, 'mouseup');
  element.click();
}

export type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Sets what stands in an input as the browser would: React hears of it. */
export function enter(input: Typed, value: string): void {
  const prototype = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, cancelable: false, inputType: 'insertText' }));
}

/** Empties an input and types a text into it, letter by letter, as far as its `maxLength` lets one. */
export function type(input: Typed, text: string): void {
  focus(input);
  if (input.value !== '') enter(input, '');
  for (const key of text) {
    const before = input.value;
    if (input.maxLength >= 0 && before.length >= input.maxLength) break;
    const init = { key, bubbles: true, cancelable: true };
    if (input.dispatchEvent(new KeyboardEvent('keydown', init))) enter(input, before + key);
    input.dispatchEvent(new KeyboardEvent('keyup', init));
  }
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Gives a file input its files, as the phone's chooser does. */
export function giveFiles(input: HTMLInputElement, files: readonly File[]): void {
  if (typeof DataTransfer === 'undefined') {
    Object.defineProperty(input, 'files', { configurable: true, value: files });
  } else {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input.files = transfer.files;
  }
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
