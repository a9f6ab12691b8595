/** A finger that pulls an element down, without the browser's own scrolling: every engine plays it. */
export interface Finger {
  /** Moves the finger to so many px below its start, in steps. */
  moveTo: (down: number) => void;
  lift: () => void;
}

export function putDown(element: Element): Finger {
  const { left, top } = element.getBoundingClientRect();
  let at = 0;
  const tell = (type: string, isDown = true) => {
    const touches = isDown ? [{ clientX: left + 100, clientY: top + 20 + at }] : [];
    element.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches }));
  };
  tell('touchstart');
  return {
    moveTo: (down) => {
      const step = (down - at) / 8;
      for (let n = 0; n < 8; n += 1) {
        at += step;
        tell('touchmove');
      }
    },
    lift: () => tell('touchend', false),
  };
}
