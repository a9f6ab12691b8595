import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProgressBar } from './index.js';

const error = vi.spyOn(console, 'error');
beforeEach(() => {
  error.mockReset();
  error.mockImplementation(() => undefined);
});
afterEach(() => error.mockReset());

it('ProgressBar states its share in words', async () => {
  const view = await render(<ProgressBar value={0.32} label="Usual time of a check" />);
  const bar = view.getByRole('progressbar', { name: 'Usual time of a check' });
  await expect.element(bar).toHaveAttribute('aria-valuetext', '32 percent done');
  await expect.element(bar).toHaveAttribute('value', '32');
  expect(error).not.toHaveBeenCalled();
});

it.each([
  [45, '100'],
  [-0.1, '0'],
  [Number.NaN, '0'],
])('ProgressBar takes %s as the nearest share, and reports it to the developer', async (value, shown) => {
  const view = await render(<ProgressBar value={value} label="Days of the loan" />);
  await expect.element(view.getByRole('progressbar')).toHaveAttribute('value', shown);
  expect(error).toHaveBeenCalledWith(expect.stringContaining(`value is ${value}`));
});

it('ProgressBar tolerates a rounding error in the sum of shares', async () => {
  await render(<ProgressBar value={1 + Number.EPSILON} label="Photos" />);
  expect(error).not.toHaveBeenCalled();
});

it.each([0.93, 0.9999])('ProgressBar shows the time after a due day at %s as a visible part', async (due) => {
  const view = await render(
    <ProgressBar
      value={1}
      due={due}
      label="Days of the loan"
      captions={['15 Aug', 'It was due on 14 Nov']}
    />,
  );
  const [agreed, late, mark] = [...view.container.querySelectorAll('[aria-hidden] > span')].map((part) =>
    part.getBoundingClientRect(),
  );
  expect(late!.width).toBeGreaterThanOrEqual(8);
  expect(agreed!.right).toBeCloseTo(late!.left, 0);
  expect(mark!.left).toBeCloseTo(late!.left, 0);
});
