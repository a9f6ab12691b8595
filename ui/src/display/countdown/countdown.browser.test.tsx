import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Announcer } from '../../foundations/announce/index.js';
import { Countdown } from './index.js';

const start = Date.UTC(2026, 10, 21, 8);
const minute = 60_000;
const polite = () => document.querySelector('[data-kopa-live=polite]')?.textContent;

/** A clock that the test moves; the page then becomes visible again, as after a sleep. */
function clock() {
  let time = start;
  return {
    now: () => time,
    pass(ms: number) {
      time += ms;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

it('Countdown is a timer whose remaining time is also a duration', async () => {
  const view = await render(<Countdown endsAt={start + 6.5 * minute} now={() => start} />);
  const timer = view.getByRole('timer');
  await expect.element(timer).toHaveTextContent('7 minutes left');
  expect(timer.element().querySelector('time')?.dateTime).toBe('PT7M');
});

it('Countdown announces at 5, 1 and 0 minutes only', async () => {
  const { now, pass } = clock();
  const view = await render(
    <>
      <Announcer />
      <Countdown endsAt={start + 7 * minute} now={now} />
    </>,
  );
  const heard: (string | null | undefined)[] = [];
  for (let minutesLeft = 6; minutesLeft >= 0; minutesLeft -= 1) {
    document.querySelector('[data-kopa-live=polite]')?.replaceChildren();
    pass(minute);
    await expect
      .element(view.getByRole('timer'))
      .toHaveTextContent(
        minutesLeft === 0
          ? 'A little longer than usual'
          : `${minutesLeft} minute${minutesLeft > 1 ? 's' : ''} left`,
      );
    heard.push(polite());
  }
  expect(heard).toEqual(['', '5 minutes left', '', '', '', '1 minute left', 'A little longer than usual']);
});

it('Countdown is right after a sleep, and ends once although the host renders again', async () => {
  const { now, pass } = clock();
  const ended = vi.fn();
  const countdown = () => <Countdown endsAt={start + 7 * minute} now={() => now()} onEnd={() => ended()} />;
  const view = await render(countdown());
  await view.rerender(countdown());
  pass(8 * 60 * minute);
  await expect.element(view.getByRole('timer')).toHaveTextContent('A little longer than usual');
  await view.rerender(countdown());
  pass(minute);
  expect(ended).toHaveBeenCalledTimes(1);
});

it('Countdown still announces when the host renders again in between', async () => {
  const { now, pass } = clock();
  const countdown = () => (
    <>
      <Announcer />
      <Countdown endsAt={start + 6 * minute} now={() => now()} />
    </>
  );
  const view = await render(countdown());
  await view.rerender(countdown());
  pass(minute);
  await vi.waitFor(() => expect(polite()).toBe('5 minutes left'));
});

it('Countdown announces a past deadline at once', async () => {
  const ended = vi.fn();
  await render(<Countdown endsAt={start - 1} now={() => start} onEnd={ended} />);
  expect(ended).toHaveBeenCalledTimes(1);
});

it('Countdown takes an invalid deadline as past, and reports it to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const ended = vi.fn();
  const view = await render(<Countdown endsAt={Number.NaN} onEnd={ended} />);
  await expect.element(view.getByRole('timer')).toHaveTextContent('A little longer than usual');
  expect(ended).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('endsAt is NaN'));
  error.mockRestore();
});
