/** The modal dialogs that are open, the top one last, with the element that had the focus before. */
const open: { dialog: HTMLDialogElement; before: Element | null }[] = [];

function show(this: HTMLDialogElement): void {
  if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
  open.push({ dialog: this, before: document.activeElement });
  this.setAttribute('open', '');
  const first = this.querySelector<HTMLElement>(
    '[autofocus], button:not([disabled]), input:not([disabled]), select, textarea, a[href], [tabindex="0"]',
  );
  (this.querySelector<HTMLElement>('[autofocus]') ?? first)?.focus({ preventScroll: true });
}

function close(this: HTMLDialogElement, result?: string): void {
  if (!this.open) return;
  const at = open.findIndex(({ dialog }) => dialog === this);
  const [closed] = at < 0 ? [] : open.splice(at, 1);
  const hadFocus = this.contains(document.activeElement);
  if (result !== undefined) this.returnValue = result;
  this.removeAttribute('open');
  if (hadFocus && closed?.before instanceof HTMLElement) closed.before.focus({ preventScroll: true });
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

/** What a browser does after a key that no part of the page has taken. */
function closeOnEscape({ key, defaultPrevented }: KeyboardEvent): void {
  const top = open.findLast(({ dialog }) => dialog.isConnected)?.dialog;
  if (key !== 'Escape' || defaultPrevented || !top) return;
  if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
}

/** Modal dialogs with their focus, Escape and `close` event. The page beside them is not inert. */
export function giveModalDialogs(): void {
  const dialog = HTMLDialogElement.prototype;
  if (typeof dialog.showModal === 'function') return;
  Object.defineProperties(dialog, {
    showModal: { configurable: true, writable: true, value: show },
    close: { configurable: true, writable: true, value: close },
  });
  window.addEventListener('keydown', closeOnEscape);
}
