import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Skeleton } from './index.js';

it('Skeleton waits before it appears, and is then announced in an existing region', async () => {
  vi.useFakeTimers();
  const view = await render(<Skeleton rows={2} />);
  const region = view.container.querySelector('output')!;
  const bars = view.container.querySelector('[aria-hidden=true]')!;
  expect(region.textContent).toBe('');
  expect(getComputedStyle(region).visibility).toBe('visible');
  expect(getComputedStyle(bars).visibility).toBe('hidden');
  const height = view.container.offsetHeight;
  vi.advanceTimersByTime(300);
  vi.useRealTimers();
  await expect.poll(() => region.textContent).toBe('Loading');
  expect(getComputedStyle(bars).visibility).toBe('visible');
  expect(view.container.offsetHeight).toBe(height);
});

it.each([
  [0, 1],
  [2.5, 2],
  [Number.NaN, 3],
])('Skeleton draws for %s rows %i, and reports that to the developer', async (rows, drawn) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await render(<Skeleton rows={rows} delay={0} />);
  expect(view.container.querySelector('[aria-hidden=true]')?.children).toHaveLength(drawn);
  expect(error).toHaveBeenCalledWith(expect.stringContaining(`rows is ${rows}`));
  error.mockRestore();
});
