import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Steps } from './index.js';

const error = vi.spyOn(console, 'error');
beforeEach(() => {
  error.mockReset();
  error.mockImplementation(() => undefined);
});
afterEach(() => error.mockReset());
const told = () => error.mock.calls.map(([text]) => String(text));

it('Steps states position and state of every step', async () => {
  const view = await render(<Steps current={2} total={3} fraction={0.5} next="home and work" />);
  await expect.element(view.getByRole('list', { name: 'Step 2 of 3' })).toBeInTheDocument();
  const items = view.getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual([
    'Step 1 of 3, done',
    'Step 2 of 3, now',
    'Step 3 of 3, to do',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(told()).toEqual([]);
});

it.each([
  [{ current: 6, total: 5 }, 'current is 6', 'Step 5 of 5'],
  [{ current: 0, total: 5 }, 'current is 0', 'Step 1 of 5'],
  [{ current: Number.NaN, total: 5 }, 'current is NaN', 'Step 1 of 5'],
  [{ current: 1, total: 2.5 }, 'total is 2.5', 'Step 1 of 2'],
  [{ current: 1, total: 5, fraction: 45 }, 'fraction is 45', 'Step 1 of 5'],
  [{ current: 1, total: 5, fraction: Number.NaN }, 'fraction is NaN', 'Step 1 of 5'],
])(
  'Steps shows the nearest valid value for %o, and reports it to the developer',
  async (props, fault, words) => {
    const view = await render(<Steps {...props} />);
    await expect.element(view.getByRole('list', { name: words })).toBeInTheDocument();
    expect(view.container.querySelectorAll('[aria-current=step]')).toHaveLength(1);
    expect(told()).toEqual([expect.stringContaining(fault)]);
  },
);

it('Steps shows nothing without steps, and reports that to the developer', async () => {
  const view = await render(<Steps current={1} total={0} />);
  expect(view.container.innerHTML).toBe('');
  expect(told()).toEqual([expect.stringContaining('total is 0')]);
});

it('Steps fits a phone of 320 px with long words', async () => {
  await page.viewport(320, 640);
  const view = await render(
    <div className="p-4">
      <Steps current={3} total={9} next="mahali pa kutuma pesa zako za mkopo" />
    </div>,
  );
  expect(document.documentElement.scrollWidth).toBe(320);
  for (const item of view.getByRole('listitem').elements())
    expect(item.getBoundingClientRect().width).toBeGreaterThan(20);
  await page.viewport(360, 740);
});
