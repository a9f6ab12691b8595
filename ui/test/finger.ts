import { cdp } from 'vitest/browser';

/** The browser's own input, so that its scrolling, its capture and its click are real. */
interface Input {
  send: (
    method: 'Input.dispatchTouchEvent',
    of: { type: 'touchStart' | 'touchMove' | 'touchEnd'; touchPoints: Point[] },
  ) => Promise<unknown>;
}

interface Point {
  x: number;
  y: number;
}

/** A finger that is put down at a point of the page, moved `by` px from there in steps, and lifted. */
export async function putDown(from: Point) {
  const input = cdp() as unknown as Input;
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const start = { x: frame.left + from.x, y: frame.top + from.y };
  let at = start;
  await input.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  return {
    move: async (by: Partial<Point>, steps = 8): Promise<void> => {
      const before = at;
      const to = { x: start.x + (by.x ?? 0), y: start.y + (by.y ?? 0) };
      for (let step = 1; step <= steps; step += 1) {
        const way = (part: 'x' | 'y') => before[part] + ((to[part] - before[part]) * step) / steps;
        at = { x: way('x'), y: way('y') };
        // oxlint-disable-next-line no-await-in-loop -- a finger is in one place at a time
        await input.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
      }
    },
    lift: () => input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  };
}

/** A finger that is put down at a point of the page and moved `by` px downwards, in steps. */
export async function swipe(from: Point, by: number, steps = 8): Promise<void> {
  const finger = await putDown(from);
  await finger.move({ y: by }, steps);
  await finger.lift();
}
