/** The control that was pressed last: Safari does not focus a button on a tap, so `activeElement` does not know it. */
let pressed: WeakRef<HTMLElement> | undefined;

if (typeof document !== 'undefined') {
  document.addEventListener(
    'pointerdown',
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const control = target?.closest<HTMLElement>('button, a[href], input, [tabindex]');
      pressed = control ? new WeakRef(control) : undefined;
    },
    { capture: true, passive: true },
  );
}

/** What opened an overlay: the focused element, else the control that was pressed last. */
export function findTrigger(): HTMLElement | undefined {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active !== document.body) return active;
  return pressed?.deref();
}
