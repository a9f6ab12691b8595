import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { expectOpen } from '../../../test/from-outside.js';
import { MenuPopover } from './index.js';

const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => error.mockClear());

const items = [
  { id: 'back', label: 'Take a payment back' },
  { id: 'waive', label: 'Take late charge off', disabled: true },
  { id: 'off', label: 'Write off', tone: 'danger' as const },
];
const opener = () => page.getByRole('button', { name: 'More acts' });
const item = (name: string) => page.getByRole('menuitem', { name });
const menus = () => document.querySelectorAll('[role=menu]').length;

it('MenuPopover passes on looks, attributes, events and its ref', async () => {
  await expectOpen(
    (outside) => <MenuPopover {...outside} label="More acts" items={items} onChoose={() => undefined} />,
    'button',
  );
});

it('keys open the menu, move in a circle, choose, and give the focus back', async () => {
  const onChoose = vi.fn();
  await render(<MenuPopover label="More acts" items={items} onChoose={onChoose} />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('menu', { name: 'More acts' })).toBeVisible();
  await expect.element(item('Take a payment back')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Write off')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(item('Take late charge off')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.keyboard('{End}{Enter}');
  expect(onChoose.mock.calls).toEqual([['off']]);
  expect(menus()).toBe(0);
  await expect.element(opener()).toHaveFocus();
});

it('letters lead to the next item that starts with them, and reach no keys of the page', async () => {
  const ofPage = vi.fn();
  document.addEventListener('keydown', ofPage);
  await render(<MenuPopover label="More acts" items={items} onChoose={() => undefined} />);
  await userEvent.keyboard('{Tab}{ArrowUp}');
  await expect.element(item('Write off')).toHaveFocus();
  ofPage.mockClear();
  await userEvent.keyboard('t');
  await expect.element(item('Take a payment back')).toHaveFocus();
  await userEvent.keyboard('t');
  await expect.element(item('Take late charge off')).toHaveFocus();
  expect(ofPage).not.toHaveBeenCalled();
  document.removeEventListener('keydown', ofPage);
});

it('Escape and Tab close the menu; Tab goes on from the button', async () => {
  await render(
    <>
      <MenuPopover label="More acts" items={items} onChoose={() => undefined} />
      <a href="#next">Next</a>
    </>,
  );
  await userEvent.keyboard('{Tab}{Enter}{Escape}');
  expect(menus()).toBe(0);
  await expect.element(opener()).toHaveFocus();
  await userEvent.keyboard('{Enter}{Tab}');
  expect(menus()).toBe(0);
  await expect.element(page.getByRole('link', { name: 'Next' })).toHaveFocus();
});

it('a press outside closes the menu, and a press on an item chooses', async () => {
  const onChoose = vi.fn();
  await render(
    <>
      <MenuPopover label="More acts" items={items} onChoose={onChoose} />
      <p style={{ marginTop: '400px' }}>Elsewhere</p>
    </>,
  );
  await userEvent.click(opener());
  await userEvent.click(page.getByText('Elsewhere'));
  expect(menus()).toBe(0);
  await userEvent.click(opener());
  await userEvent.click(item('Take a payment back'));
  expect(onChoose.mock.calls).toEqual([['back']]);
});

it('the menu stays with its button when the page scrolls', async () => {
  await render(
    <div style={{ padding: '200px 0 3000px' }}>
      <MenuPopover label="More acts" items={items} onChoose={() => undefined} />
    </div>,
  );
  await userEvent.click(opener());
  const distance = () =>
    page.getByRole('menu').element().getBoundingClientRect().top -
    opener().element().getBoundingClientRect().bottom;
  expect(distance()).toBe(4);
  const scrolled = new Promise((resolve) => {
    window.addEventListener('scroll', resolve, { once: true });
  });
  window.scrollTo(0, 120);
  await scrolled;
  await expect.poll(distance).toBe(4);
  window.scrollTo(0, 0);
});

it.each(['ltr', 'rtl'])('the menu is whole inside the window at the edges (%s)', async (dir) => {
  await render(
    <div dir={dir} style={{ position: 'fixed', bottom: '0', insetInlineEnd: '0', overflow: 'hidden' }}>
      <MenuPopover label="More acts" items={items} onChoose={() => undefined} />
    </div>,
  );
  await userEvent.click(opener());
  const { left, right, top, bottom } = page.getByRole('menu').element().getBoundingClientRect();
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  expect(bottom).toBeLessThanOrEqual(opener().element().getBoundingClientRect().top);
  const row = item('Write off').element().getBoundingClientRect();
  expect(row.height).toBeGreaterThanOrEqual(44);
  expect(document.elementFromPoint(row.left + 20, row.top + 20)?.textContent).toBe('Write off');
});

it('a menu without items shows nothing, and the developer is told', async () => {
  const view = await render(<MenuPopover label="More acts" items={[]} onChoose={() => undefined} />);
  expect(view.container.innerHTML).toBe('');
  expect(error).toHaveBeenCalledWith(expect.stringContaining('"More acts" has no items'));
});
