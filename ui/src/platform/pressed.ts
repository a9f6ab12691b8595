/**
 * The control of the last press: Safari does not focus a tapped button, so `activeElement` misses the
 * control.
 */
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

/** The opener of an overlay: the focused element, otherwise the control of the last press. */
export function findTrigger(): HTMLElement | undefined {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active !== document.body) return active;
  return pressed?.deref();
}
