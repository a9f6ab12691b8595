import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Stack } from './index.js';

const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => {
  error.mockClear();
  document.documentElement.style.fontSize = '';
});

const box = (name: string) => page.getByText(name, { exact: true }).element().getBoundingClientRect();
const parts = ['One', 'Two', 'Three'].map((name) => (
  <p key={name} style={{ minWidth: '140px' }}>
    {name}
  </p>
));

it.each([0, 1, 2, 3, 4, 5, 6, 8] as const)(
  'a gap of %i is as many times 4 px, also in large text',
  async (gap) => {
    await render(<Stack gap={gap}>{parts}</Stack>);
    expect(box('Two').top - box('One').bottom).toBeCloseTo(gap * 4, 1);
    document.documentElement.style.fontSize = '200%';
    expect(box('Two').top - box('One').bottom).toBeCloseTo(gap * 4, 1);
  },
);

it('a row goes in the reading direction, and on in the next line', async () => {
  await render(
    <Stack direction="row" gap={2} dir="rtl" style={{ width: '320px' }}>
      {parts}
    </Stack>,
  );
  expect(box('One').left - box('Two').right).toBeCloseTo(8, 1);
  expect(box('Three').top - box('One').bottom).toBeCloseTo(8, 1);
});

it('justify puts the ends at the edges, align stands across', async () => {
  await render(
    <Stack direction="row" justify="between" align="end" data-testid="stack">
      <p style={{ height: '80px' }}>One</p>
      <p>Two</p>
    </Stack>,
  );
  const stack = page.getByTestId('stack').element().getBoundingClientRect();
  expect([box('One').left, box('Two').right, box('Two').bottom]).toEqual([
    stack.left,
    stack.right,
    stack.bottom,
  ]);
});

it('a list stays a list', async () => {
  await render(
    <Stack as="ul">
      <li>One</li>
    </Stack>,
  );
  await expect.element(page.getByRole('list')).toBeVisible();
});

it('the developer is told of a gap that does not exist', async () => {
  await render(<Stack gap={7 as 8}>{parts}</Stack>);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('there is no gap 7'));
  expect(box('Two').top - box('One').bottom).toBeCloseTo(12, 1);
});
