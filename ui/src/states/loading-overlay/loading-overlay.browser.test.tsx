import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hasEntry, openDialogs } from '../../../test/sheet-host.js';
import { LoadingOverlay } from './index.js';

const held = (is: boolean) => expect.poll(() => openDialogs().length).toBe(is ? 1 : 0);
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** As after an answer of the lender, without a tap. */
const answer = () => document.querySelector<HTMLElement>('[data-answer]')?.click();

function Screen(props: { timeout?: number; onTimeout?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Log out
      </button>
      <button type="button" data-answer="" onClick={() => setOpen(false)}>
        The answer arrives
      </button>
      <LoadingOverlay open={open} label="Logging out" {...props} />
    </>
  );
}

const two = (first: boolean, second: boolean, timeout?: number) => (
  <>
    <LoadingOverlay open={first} label="Logging out" timeout={timeout} />
    <LoadingOverlay open={second} label="Sending the photo" />
  </>
);

afterEach(async () => {
  vi.useRealTimers();
  await expect.poll(hasEntry).toBe(false);
});

it('LoadingOverlay blocks the page, states the reason, and returns the focus', async () => {
  await render(<Screen />);
  await button('Log out').click();
  const dialog = page.getByRole('dialog', { name: 'Logging out' });
  await expect.element(dialog).toBeVisible();
  await expect.element(page.getByRole('status').first()).toHaveTextContent('Logging out');
  expect(openDialogs()[0]?.contains(document.activeElement)).toBe(true);
  const behind = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Log out');
  behind?.focus();
  expect(document.activeElement).not.toBe(behind);
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  answer();
  await held(false);
  await expect.element(button('Log out')).toHaveFocus();
  expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Back', () => history.back()],
  [
    'a tap',
    () =>
      userEvent.click(document.querySelector('[data-sheet-scrim]') as Element, { position: { x: 5, y: 5 } }),
  ],
])('LoadingOverlay is not closed by %s, which repeats the announcement; the page stays', async (_, leave) => {
  const address = location.href;
  await render(<Screen />);
  await button('Log out').click();
  await expect.poll(hasEntry).toBe(true);
  for (let again = 0; again < 2; again += 1) {
    const region = openDialogs()[0]?.querySelector('[data-kopa-live=polite]');
    region?.replaceChildren();
    // oxlint-disable-next-line no-await-in-loop -- the second comes after the first
    await leave();
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => region?.textContent).toBe('Logging out');
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(hasEntry).toBe(true);
  }
  expect(openDialogs()).toHaveLength(1);
  expect(location.href).toBe(address);
  answer();
  await held(false);
});

it('one LoadingOverlay serves all commands that block the page, until the last one ends', async () => {
  const screen = await render(two(true, false));
  await held(true);
  const [dialog] = openDialogs();
  await screen.rerender(two(true, true));
  await expect.element(page.getByRole('dialog', { name: 'Sending the photo' })).toBeVisible();
  expect(openDialogs()).toEqual([dialog]);
  await screen.rerender(two(false, true));
  await expect.element(page.getByRole('dialog', { name: 'Sending the photo' })).toBeVisible();
  expect(openDialogs()).toEqual([dialog]);
  await screen.rerender(two(false, false));
  await held(false);
});

it('LoadingOverlay ends after a minute: it informs the host and the borrower, who can then leave', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onTimeout = vi.fn();
  await render(<Screen onTimeout={onTimeout} />);
  await button('Log out').click();
  await held(true);
  vi.advanceTimersByTime(50_000);
  expect(onTimeout).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(onTimeout).toHaveBeenCalledOnce();
  const words = 'This takes too long. Check your connection and try again.';
  await expect.element(page.getByRole('alertdialog', { name: words })).toBeVisible();
  await expect.element(button('Close')).toHaveFocus();
  vi.useRealTimers();
  await userEvent.keyboard('{Enter}');
  await held(false);
  await expect.element(button('Log out')).toHaveFocus();
});

it('LoadingOverlay ends for one command and continues for another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await render(two(true, true, 1000));
  vi.advanceTimersByTime(1000);
  await expect.element(page.getByRole('dialog', { name: 'Sending the photo' })).toBeVisible();
  vi.useRealTimers();
  await screen.rerender(two(true, false, 1000));
  await expect.element(page.getByRole('alertdialog', { name: /takes too long/ })).toBeVisible();
  history.back();
  await held(false);
});

it('LoadingOverlay disappears with its screen', async () => {
  const screen = await render(<Screen />);
  await button('Log out').click();
  await held(true);
  await screen.unmount();
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.documentElement.style.overflow).toBe('');
});

it('LoadingOverlay reports an invalid time to the developer, and uses a minute', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onTimeout = vi.fn();
  await render(<Screen timeout={0} onTimeout={onTimeout} />);
  await button('Log out').click();
  await held(true);
  vi.advanceTimersByTime(50_000);
  expect(onTimeout).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(onTimeout).toHaveBeenCalledOnce();
  expect(String(error.mock.calls[0])).toContain('@kopa/ui LoadingOverlay: timeout 0 would block');
  error.mockRestore();
  vi.useRealTimers();
  answer();
  await held(false);
});
