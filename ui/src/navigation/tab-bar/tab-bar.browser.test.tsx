import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { TabBar, type TabItem } from './index.js';

const error = vi.spyOn(console, 'error');
beforeEach(() => {
  error.mockReset();
  error.mockImplementation(() => undefined);
});
afterEach(async () => {
  error.mockReset();
  await page.viewport(360, 740);
});

const icon = <svg aria-hidden width="24" height="24" />;
const places = (current: string[], more: Partial<TabItem> = {}): TabItem[] =>
  ['home', 'records', 'me'].map((id) => ({
    id,
    label: id,
    icon,
    href: `#/${id}`,
    current: current.includes(id),
    ...(id === 'records' ? more : {}),
  }));

it('TabBar is a navigation of links, one of them current', async () => {
  const chosen = vi.fn();
  const view = await render(<TabBar items={places(['home'])} onSelect={chosen} />);
  const bar = view.getByRole('navigation', { name: 'Main' });
  await expect.element(bar).toBeInTheDocument();
  expect(bar.element().querySelectorAll('[aria-current=page]')).toHaveLength(1);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  expect(chosen.mock.calls).toEqual([['records']]);
  expect(location.hash).toBe('');
  for (const link of view.getByRole('link').elements())
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

it('TabBar leaves a tap with a modifier key to the browser', async () => {
  const chosen = vi.fn();
  const view = await render(<TabBar items={places(['home'])} onSelect={chosen} />);
  const link = view.getByRole('link', { name: 'me' }).element();
  // Keeps the test's own page in place.
  link.parentElement?.addEventListener('click', (event) => event.preventDefault());
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(chosen).not.toHaveBeenCalled();
});

it('TabBar reads the badge after the label', async () => {
  const view = await render(<TabBar items={places(['home'], { badge: '2', badgeLabel: '2 new' })} />);
  await expect.element(view.getByRole('link', { name: 'records 2 new', exact: true })).toBeVisible();
  const short = await render(<TabBar items={places(['home'], { badge: '3' })} />);
  await expect.element(short.getByRole('link', { name: 'records 3', exact: true })).toBeVisible();
});

it('TabBar gives its room to the on-screen keyboard, and returns', async () => {
  const view = await render(
    <>
      <input aria-label="Name" />
      <input aria-label="Agreed" type="checkbox" />
      <TabBar items={places(['home'])} />
    </>,
  );
  const bar = view.container.querySelector('nav')!;
  await view.getByRole('textbox').click();
  // A keyboard on a cable takes no room.
  expect(bar.hidden).toBe(false);
  await page.viewport(360, 420);
  await expect.poll(() => bar.hidden).toBe(true);
  expect(view.getByRole('navigation').elements()).toHaveLength(0);
  (document.activeElement as HTMLElement).blur();
  await expect.poll(() => bar.hidden).toBe(false);
  await view.getByRole('checkbox').click();
  expect(bar.hidden).toBe(false);
});

it('TabBar shows nothing without items, and reports that to the developer', async () => {
  const view = await render(<TabBar items={[]} />);
  expect(view.container.innerHTML).toBe('');
  expect(error).toHaveBeenCalledWith(expect.stringContaining('it has no items'));
});

it.each([
  [['home', 'me'], '2 items are current', 1],
  [[], '0 items are current', 0],
])(
  'TabBar marks at most one item when %o are current, and reports that to the developer',
  async (current, fault, marked) => {
    const view = await render(<TabBar items={places(current)} />);
    expect(view.container.querySelectorAll('[aria-current]')).toHaveLength(marked);
    expect(error).toHaveBeenCalledWith(expect.stringContaining(fault));
  },
);
