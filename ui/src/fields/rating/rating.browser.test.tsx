import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Announcer } from '../../foundations/announce/index.js';
import { StringsProvider } from '../../foundations/strings/index.js';
import { sw } from '../../foundations/strings/sw.js';
import { Rating } from './index.js';

const stars = () => page.getByRole('radio').elements() as HTMLInputElement[];

it('Rating is five native radios whose names state their meaning', async () => {
  await render(<Rating label="How was it?" name="stars" />);
  await expect.element(page.getByRole('radiogroup', { name: 'How was it?' })).toBeVisible();
  expect(stars().map((star) => star.getAttribute('aria-label'))).toEqual([
    '1 of 5, very bad',
    '2 of 5, bad',
    '3 of 5, fair',
    '4 of 5, good',
    '5 of 5, very good',
  ]);
  for (const star of stars()) expect(star.offsetHeight).toBeGreaterThanOrEqual(48);
});

it('Rating is chosen by keys, and only the chosen star is checked', async () => {
  const onChange = vi.fn();
  await render(<Rating label="How was it?" onChange={onChange} />);
  await userEvent.keyboard('{Tab} {ArrowRight}{ArrowRight}{ArrowRight}');
  expect(onChange.mock.calls).toEqual([[1], [2], [3], [4]]);
  expect(stars().map((star) => star.checked)).toEqual([false, false, false, true, false]);
  await expect.element(page.getByRole('radio', { name: '4 of 5, good' })).toHaveFocus();
});

it('a button clears Rating, and the focus stays in the rating', async () => {
  const onChange = vi.fn();
  await render(
    <>
      <Announcer />
      <Rating label="How was it?" defaultValue={2} onChange={onChange} />
    </>,
  );
  const clear = page.getByRole('button', { name: 'Clear' });
  await expect.element(clear).toHaveAccessibleDescription('How was it?');
  await userEvent.click(clear);
  expect(onChange.mock.calls).toEqual([[null]]);
  expect(stars().some((star) => star.checked)).toBe(false);
  expect(document.activeElement).toBe(stars()[0]);
  await expect.element(page.getByRole('status')).toHaveTextContent('Clear: How was it?');
  expect(clear.elements()).toEqual([]);
});

it('a required Rating cannot be cleared', async () => {
  await render(<Rating label="How was it?" required defaultValue={2} />);
  await expect.element(page.getByRole('radiogroup')).toBeRequired();
  expect(page.getByRole('button').elements()).toEqual([]);
});

it('Rating uses the words of its host, and of the language', async () => {
  const { rerender } = await render(
    <Rating label="Answer" words={['useless', 'poor', 'fine', 'helpful', 'great']} defaultValue={4} />,
  );
  await expect.element(page.getByRole('radio', { name: '4 of 5, helpful' })).toBeChecked();
  await rerender(
    <StringsProvider strings={sw} locale="sw-KE">
      <Rating label="Jibu" />
    </StringsProvider>,
  );
  await expect.element(page.getByRole('radio', { name: '5 kati ya 5, nzuri sana' })).toBeVisible();
});
