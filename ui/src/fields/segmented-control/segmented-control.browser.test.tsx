import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { SegmentedControl } from './index.js';

const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(async () => {
  error.mockClear();
  document.documentElement.style.fontSize = '';
  await page.viewport(360, 740);
});

const options = ['Open', 'Paid', 'Everything'].map((label) => ({ value: label.toLowerCase(), label }));
const segments = () => [...document.querySelectorAll('label')].map((each) => each.getBoundingClientRect());

it('SegmentedControl is a group of radios, of which one always holds', async () => {
  const onChange = vi.fn();
  await render(<SegmentedControl label="Show" options={options} onChange={onChange} />);
  await expect.element(page.getByRole('radiogroup', { name: 'Show' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Open' })).toBeChecked();
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(onChange.mock.calls).toEqual([['paid'], ['everything'], ['open']]);
});

it('a value of the host stays until the host changes it', async () => {
  const onChange = vi.fn();
  const view = await render(
    <SegmentedControl label="Show" options={options} value="paid" onChange={onChange} />,
  );
  await userEvent.click(page.getByRole('radio', { name: 'Open' }));
  expect(onChange.mock.calls).toEqual([['open']]);
  await expect.element(page.getByRole('radio', { name: 'Paid' })).toBeChecked();
  await view.rerender(<SegmentedControl label="Show" options={options} value="open" onChange={onChange} />);
  await expect.element(page.getByRole('radio', { name: 'Open' })).toBeChecked();
});

it('segments are 44 px high and side by side, and below each other where words need the room', async () => {
  await render(<SegmentedControl label="Show" options={options} />);
  expect(new Set(segments().map(({ top }) => top)).size).toBe(1);
  for (const { height } of segments()) expect(height).toBeGreaterThanOrEqual(44);
  await page.viewport(320, 740);
  document.documentElement.style.fontSize = '200%';
  expect(new Set(segments().map(({ top }) => top)).size).toBeGreaterThan(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

it('the developer is told of a value that cannot be shown, and of one that cannot change', async () => {
  await render(<SegmentedControl label="Sort" options={options} value={'old' as string} />);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('"Sort" is to show "old"'));
  expect(error).toHaveBeenCalledWith(expect.stringContaining('"Sort" gets its value from its parent'));
  await render(<SegmentedControl label="Nothing" options={[]} />);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('"Nothing" has no options'));
});
