import { cdp } from 'vitest/browser';

/** The browser's own input, so that its scrolling, its capture and its click are real. */
interface Input {
  send: (
    method: 'Input.dispatchTouchEvent',
    of: { type: 'touchStart' | 'touchMove' | 'touchEnd'; touchPoints: { x: number; y: number }[] },
  ) => Promise<unknown>;
}

/** A finger that is put down at a point of the page and moved `by` px downwards, in steps. */
export async function swipe(from: { x: number; y: number }, by: number, steps = 8): Promise<void> {
  const input = cdp() as unknown as Input;
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const x = frame.left + from.x;
  const y = frame.top + from.y;
  await input.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= steps; step += 1) {
    const touchPoints = [{ x, y: y + (by * step) / steps }];
    // oxlint-disable-next-line no-await-in-loop -- a finger is in one place at a time
    await input.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
