import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Announcer } from '../../foundations/announce/index.js';
import { AsyncView, type AsyncViewProps } from './index.js';

const view = (props: AsyncViewProps) => (
  <>
    <Announcer />
    <AsyncView {...props}>
      <p>You owe 10,748</p>
    </AsyncView>
  </>
);
const busy = (container: Element) => container.querySelector('[aria-busy=true]') !== null;
const at = new Date(2026, 10, 21, 10, 42).getTime();

it('AsyncView shows nothing while idle, a skeleton during the load, then the content', async () => {
  const screen = await render(view({ state: 'idle' }));
  expect(screen.container.textContent).toBe('');
  await screen.rerender(view({ state: 'loading' }));
  expect(busy(screen.container)).toBe(true);
  expect(screen.container.querySelector('[data-shown=false]')).not.toBeNull();
  await screen.rerender(view({ state: 'ready' }));
  expect(busy(screen.container)).toBe(false);
  await expect.element(screen.getByText('You owe 10,748')).toBeVisible();
});

it('AsyncView has its own words for an empty result', async () => {
  const screen = await render(view({ state: 'empty' }));
  await expect.element(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await screen.rerender(view({ state: 'empty', empty: <h2>No loans yet</h2> }));
  await expect.element(screen.getByRole('heading', { name: 'No loans yet' })).toBeVisible();
});

it.each(['error', 'offline'] as const)(
  'AsyncView keeps button and focus while an %s is repeated, then moves the focus to the content',
  async (state) => {
    const onRetry = vi.fn();
    const screen = await render(view({ state, onRetry }));
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onRetry).toHaveBeenCalledTimes(1);
    await screen.rerender(view({ state: 'loading', onRetry }));
    const button = screen.getByRole('button');
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await screen.rerender(view({ state, onRetry }));
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.rerender(view({ state: 'loading', onRetry }));
    await screen.rerender(view({ state: 'ready', onRetry }));
    expect(onRetry).toHaveBeenCalledTimes(2);
    expect(document.activeElement).toBe(screen.getByText('You owe 10,748').element().parentElement);
  },
);

it('AsyncView moves no focus without a request of the user', async () => {
  const screen = await render(view({ state: 'loading' }));
  await screen.rerender(view({ state: 'ready' }));
  expect(document.activeElement).toBe(document.body);
});

it('AsyncView keeps old figures, and states their age if none are newer', async () => {
  const screen = await render(view({ state: 'ready', figuresFrom: at }));
  const region = screen.container.querySelector('output:not([data-kopa-live])')!;
  expect(region.textContent).toBe('');
  await screen.rerender(view({ state: 'loading', figuresFrom: at }));
  expect(busy(screen.container)).toBe(true);
  await expect.element(screen.getByText('You owe 10,748')).toBeVisible();
  expect(region.textContent).toBe('');
  await screen.rerender(view({ state: 'offline', figuresFrom: at }));
  await expect.element(screen.getByText('You owe 10,748')).toBeVisible();
  expect(region.textContent).toMatch(/^Figures from (21 Nov, )?10:42$/);
  await screen.rerender(view({ state: 'error', figuresFrom: at, onRetry: () => undefined }));
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(screen.getByText('You owe 10,748')).toBeVisible();
});

it('AsyncView leaves the age of figures to the offline strip', async () => {
  const screen = await render(view({ state: 'offline', stale: true }));
  await expect.element(screen.getByText('You owe 10,748')).toBeVisible();
  expect(screen.container.textContent).toBe('You owe 10,748');
});

it('AsyncView shows the content in an unknown state, no badge without a time, and reports both to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const screen = await render(view({ state: 'done' as 'ready', figuresFrom: Number.NaN }));
  await expect.element(screen.getByText('You owe 10,748')).toBeVisible();
  const told = error.mock.calls.map(([text]) => String(text));
  error.mockRestore();
  expect(told).toEqual([
    expect.stringContaining('no state "done"'),
    expect.stringContaining('figuresFrom is NaN'),
  ]);
});
