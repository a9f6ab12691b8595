import { setTimeout as pause } from 'node:timers/promises';
import type { Cost, Session } from './session.ts';

const MOVES = 5;
/** Between two moves of the finger, in px and ms. */
const STRIDE = 30;
const BEAT = 16;
/** The main thread's event for each frame. */
const FRAME = 'BeginCommitCompositorFrame';

/** A finger that flings a wheel downwards, and the cost per frame of the main thread. */
export async function fling(
  session: Session,
  at: { x: number; y: number },
): Promise<{ cost: Cost; frames: number }> {
  const { cdp } = session;
  let frames = 0;
  const collect = ({ value }: { value: unknown }) => {
    frames += (value as { name: string }[]).filter(({ name }) => name === FRAME).length;
  };
  cdp.on('Tracing.dataCollected', collect);
  // Only the category with the mark: whole timelines would slow the measured work down.
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  });
  await session.rest();
  // The events carry an even time of their own: how fast the finger seems is not left to the machine.
  let time = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) => {
    time += BEAT / 1000;
    return cdp.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: time });
  };
  const cost = await session.cost(async () => {
    // A finger does not wait for the page either.
    const sent = [touch('touchStart', [at])];
    for (let move = 1; move <= MOVES; move += 1) {
      await pause(BEAT);
      sent.push(touch('touchMove', [{ x: at.x, y: at.y + move * STRIDE }]));
    }
    sent.push(touch('touchEnd', []));
    await Promise.all(sent);
  });
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  return { cost, frames };
}
