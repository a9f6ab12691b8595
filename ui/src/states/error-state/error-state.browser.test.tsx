import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Announcer } from '../../foundations/announce/index.js';
import { ErrorState } from './index.js';

/** Fake time. */
const passes = (seconds: number) => flushSync(() => vi.advanceTimersByTime(seconds * 1000));
const loud = () => document.querySelector('[data-kopa-live=assertive]')?.textContent;

it('ErrorState keeps button and focus during a repetition, and announces another failure', async () => {
  const retry = vi.fn();
  const state = (retrying: boolean) => (
    <>
      <Announcer />
      <ErrorState body="Your answers are safe on this phone." onRetry={retry} retrying={retrying} />
    </>
  );
  const view = await render(state(false));
  await userEvent.keyboard('{Tab}{Enter}');
  expect(retry).toHaveBeenCalledTimes(1);
  expect(loud()).toBe('');
  await view.rerender(state(true));
  const button = view.getByRole('button');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  expect(retry).toHaveBeenCalledTimes(1);
  await view.rerender(state(false));
  await expect.element(button).toHaveFocus();
  expect(loud()).toBe('Something went wrong');
});

it('ErrorState has no button without an action', async () => {
  const view = await render(<ErrorState title="Closed for today" />);
  await expect.element(view.getByRole('alert')).toHaveTextContent('Closed for today');
  expect(view.getByRole('button').elements()).toHaveLength(0);
});

it('ErrorState retries after each wait, stops for good, and tells the seconds to screen readers once', async () => {
  vi.useFakeTimers();
  const retry = vi.fn();
  const state = (retrying: boolean) => (
    <ErrorState title="Our side has a problem" onRetry={retry} retrying={retrying} retryAfter={[10, 30]} />
  );
  const view = await render(state(false));
  const button = view.getByRole('button');
  const seen = () => view.container.querySelector('p [aria-hidden]')?.textContent;
  const heard = () => view.container.querySelector('p .sr-only')?.textContent;
  expect([seen(), heard()]).toEqual(['We try again in 10 seconds', 'We try again in 10 seconds']);
  passes(9);
  expect([seen(), heard()]).toEqual(['We try again in 1 second', 'We try again in 10 seconds']);
  expect(retry).not.toHaveBeenCalled();
  expect(button.element().textContent).toContain('Try now');
  passes(1);
  expect(retry).toHaveBeenCalledTimes(1);
  await view.rerender(state(true));
  passes(60);
  expect(retry).toHaveBeenCalledTimes(1);
  await view.rerender(state(false));
  expect(seen()).toBe('We try again in 30 seconds');
  passes(30);
  await view.rerender(state(true));
  await view.rerender(state(false));
  expect(view.container.textContent).toContain('We stopped trying. Try again when you like.');
  passes(600);
  expect(retry).toHaveBeenCalledTimes(2);
  expect(button.element().textContent).toContain('Try again');
  vi.useRealTimers();
});
