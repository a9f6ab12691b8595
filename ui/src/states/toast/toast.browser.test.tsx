import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Announcer } from '../../foundations/announce/index.js';
import { BottomSheet } from '../../overlays/bottom-sheet/index.js';
import { ToastProvider, useToast, type ShowToast } from './index.js';

let given: ShowToast | undefined;
const toast: ShowToast = (text, options) => given?.(text, options);

function Screen() {
  const show = useToast();
  useEffect(() => {
    given = show;
  }, [show]);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <BottomSheet title="Late charge" open={open} onOpenChange={setOpen}>
        <p>What a day costs.</p>
      </BottomSheet>
    </>
  );
}

const show = () =>
  render(
    <>
      <Announcer />
      <ToastProvider>
        <Screen />
      </ToastProvider>
    </>,
  );

const polite = () => document.querySelector('[data-toast=polite]')?.textContent;
const assertive = () => document.querySelector('[data-toast=assertive]')?.textContent;
const card = () => document.querySelector<HTMLElement>('.kopa-toast-card');
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  for (const name of ['--kopa-bottom-bar', '--kopa-keyboard-inset'])
    document.documentElement.style.removeProperty(name);
});

it('Toast uses live regions that exist before', async () => {
  await show();
  expect(document.querySelector('output[data-toast=polite]')?.textContent).toBe('');
  expect(document.querySelector('[role=alert][data-toast=assertive]')?.textContent).toBe('');
  toast('Saved on this phone');
  await expect.poll(polite).toBe('Saved on this phone');
  expect(assertive()).toBe('');
  expect(card()?.textContent).toBe('Saved on this phone');
});

it('a toast never covers the row with the focus', async () => {
  await show();
  const row = document.createElement('input');
  row.style.cssText = 'position: fixed; bottom: 20px; width: 100%';
  document.body.append(row);
  const covers = () => {
    const [at, over] = [row.getBoundingClientRect(), card()?.getBoundingClientRect()];
    return over ? over.top < at.bottom && over.bottom > at.top : 'no toast';
  };
  row.focus();
  toast('Copied');
  await expect.poll(covers).toBe(false);
  (button('Open').element() as HTMLElement).focus();
  await expect.poll(covers).toBe(true);
  row.focus();
  await expect.poll(covers).toBe(false);
  row.remove();
});

it('an urgent toast interrupts', async () => {
  await show();
  toast('You were logged out', { urgent: true, tone: 'warning' });
  await expect.poll(assertive).toBe('You were logged out');
  expect(polite()).toBe('');
});

it('toasts appear one at a time, five seconds each', async () => {
  await show();
  toast('First');
  toast('Second');
  await expect.poll(polite).toBe('First');
  vi.advanceTimersByTime(4000);
  expect(polite()).toBe('First');
  vi.advanceTimersByTime(1000);
  await expect.poll(polite).toBe('Second');
  expect(document.querySelectorAll('.kopa-toast-card')).toHaveLength(1);
  vi.advanceTimersByTime(5000);
  await expect.poll(card).toBeNull();
});

it('two toasts with one key are one, with the later words and their full time', async () => {
  await show();
  toast('Log in again', { key: 'session' });
  toast('Log in again', { key: 'session' });
  toast('Saved');
  await expect.poll(polite).toBe('Log in again');
  vi.advanceTimersByTime(3000);
  toast('Your session has ended', { key: 'session' });
  await expect.poll(polite).toBe('Your session has ended');
  vi.advanceTimersByTime(4000);
  expect(polite()).toBe('Your session has ended');
  vi.advanceTimersByTime(1000);
  await expect.poll(polite).toBe('Saved');
  vi.advanceTimersByTime(5000);
  await expect.poll(card).toBeNull();
});

it('a toast stays under a pointer', async () => {
  await show();
  toast('Saved');
  await expect.poll(polite).toBe('Saved');
  await userEvent.hover(card() as HTMLElement);
  vi.advanceTimersByTime(60_000);
  expect(polite()).toBe('Saved');
  await userEvent.hover(button('Open'));
  vi.advanceTimersByTime(5000);
  await expect.poll(card).toBeNull();
});

it('a toast with an action stays until it is used, and then returns the focus', async () => {
  const undo = vi.fn();
  await show();
  toast('Contact removed', { action: { label: 'Undo', onPress: undo } });
  await expect.element(page.getByRole('group', { name: 'Contact removed' })).toBeVisible();
  vi.advanceTimersByTime(60_000);
  (button('Open').element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Undo')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(card).toBeNull();
  expect(undo).toHaveBeenCalledOnce();
  await expect.element(button('Open')).toHaveFocus();
});

it.each([
  ['its own button', () => button('Close').click()],
  [
    'Escape, in it',
    async () => {
      (button('Undo').element() as HTMLElement).focus();
      await userEvent.keyboard('{Escape}');
    },
  ],
])('a toast with an action is closed by %s without the action', async (_, close) => {
  const undo = vi.fn();
  await show();
  toast('Contact removed', { action: { label: 'Undo', onPress: undo } });
  await expect.element(button('Undo')).toBeVisible();
  await close();
  await expect.poll(card).toBeNull();
  expect(undo).not.toHaveBeenCalled();
});

it.each(['--kopa-bottom-bar', '--kopa-keyboard-inset'])(
  'a toast stands above the height that %s measures',
  async (name) => {
    await show();
    toast('Saved');
    await expect.poll(polite).toBe('Saved');
    document.documentElement.style.setProperty(name, '120px');
    const { bottom } = (card() as HTMLElement).getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(window.innerHeight - 120);
    expect(bottom).toBeGreaterThan(window.innerHeight - 150);
  },
);

it('a toast above a sheet is visible, usable and announced there, and continues on the page when the sheet has closed', async () => {
  vi.useRealTimers();
  await show();
  await button('Open').click();
  await expect.element(page.getByRole('dialog', { name: 'Late charge' })).toBeVisible();
  toast('Copied', { action: { label: 'Undo', onPress: () => undefined } });
  await expect.element(button('Undo')).toBeVisible();
  const dialog = document.querySelector('dialog');
  expect(dialog?.contains(card())).toBe(true);
  await expect.poll(() => dialog?.querySelector('[data-kopa-live=polite]')?.textContent).toBe('Copied');
  (button('Undo').element() as HTMLElement).focus();
  expect(document.activeElement?.textContent).toBe('Undo');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  await expect.element(button('Undo')).toBeVisible();
  await button('Undo').click();
});

it('a missing provider, missing words and too short a time are reported to the developer, and the page continues', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await render(<Screen />);
  toast('Nobody sees it');
  await render(
    <ToastProvider duration={100}>
      <Screen />
    </ToastProvider>,
  );
  toast(' ');
  toast('Seen');
  await expect.poll(polite).toBe('Seen');
  vi.advanceTimersByTime(4000);
  expect(polite()).toBe('Seen');
  expect(error.mock.calls.map(([text]) => String(text).split('.')[0])).toEqual([
    '@kopa/ui useToast: it found no ToastProvider above it, so toasts have nowhere to stand and are not shown',
    '@kopa/ui ToastProvider: duration 100 ms is too short to read a toast; 5000 is taken',
    '@kopa/ui useToast: the toast has no text, so it is not shown',
  ]);
  error.mockRestore();
});
