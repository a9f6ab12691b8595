/** Blocks the page's scrolling while an overlay is open. Counted: the last release restores scrolling. */

let locks = 0;
let release: (() => void) | undefined;

/**
 * iPhones and iPads scroll a page despite hidden overflow. Detected by platform and touch: web views of other
 * apps lack "Safari" in their user agent, and an iPad claims to be a Mac.
 */
const scrollsWhenHidden = () =>
  /^iP(hone|ad|od)/.test(navigator.platform) ||
  (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);

function canScroll(from: EventTarget | null): boolean {
  let node = from instanceof Element ? from : null;
  while (node && node !== document.documentElement) {
    const { overflowY } = getComputedStyle(node);
    if ((overflowY === 'auto' || overflowY === 'scroll') && node.scrollHeight > node.clientHeight)
      return node.closest('dialog') !== null;
    node = node.parentElement;
  }
  return false;
}

function stopTouch(event: TouchEvent) {
  const isRange = event.target instanceof HTMLInputElement && event.target.type === 'range';
  if (event.touches.length === 1 && event.cancelable && !isRange && !canScroll(event.target))
    event.preventDefault();
}

function lock() {
  const { style } = document.documentElement;
  const before = { overflow: style.overflow, padding: style.paddingInlineEnd };
  const scrollbar = window.innerWidth - document.documentElement.clientWidth;
  style.overflow = 'hidden';
  // Without the scrollbar the page would widen and jump.
  if (scrollbar > 0) style.paddingInlineEnd = `${scrollbar}px`;
  const touch = scrollsWhenHidden();
  if (touch) document.addEventListener('touchmove', stopTouch, { passive: false });
  return () => {
    style.overflow = before.overflow;
    style.paddingInlineEnd = before.padding;
    if (touch) document.removeEventListener('touchmove', stopTouch);
  };
}

/** Locks the page's scrolling; returns the unlock. */
export function lockScroll(): () => void {
  if (locks++ === 0) release = lock();
  let mine = true;
  return () => {
    if (!mine) return;
    mine = false;
    if (--locks === 0) release?.();
  };
}
