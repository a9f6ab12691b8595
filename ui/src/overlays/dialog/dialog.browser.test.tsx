import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hasEntry, openDialogs } from '../../../test/sheet-host.js';
import type { CloseReason } from '../../platform/close-reason.js';
import { Dialog, type DialogProps } from './index.js';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const closed = () => expect.poll(() => openDialogs().length).toBe(0);

function Host({ reasons = [], ...props }: Partial<DialogProps> & { reasons?: CloseReason[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        title="Cancel this application?"
        text="What you filled in is deleted."
        actionLabel="Cancel the application"
        cancelLabel="Keep it"
        {...props}
        open={open}
        onOpenChange={(next, reason) => {
          reasons.push(reason);
          setOpen(next);
        }}
      />
    </>
  );
}

async function open(role: 'dialog' | 'alertdialog' = 'dialog') {
  await button('Open').click();
  await expect.element(page.getByRole(role, { name: 'Cancel this application?' })).toBeVisible();
  await expect.poll(hasEntry).toBe(true);
}

/** Beside the panel, in the corner. */
const scrim = () =>
  userEvent.click(document.querySelector('[data-sheet-scrim]') as Element, { position: { x: 5, y: 5 } });

afterEach(() => expect.poll(hasEntry).toBe(false));

describe('Dialog', () => {
  it.each<[CloseReason, () => Promise<void> | void]>([
    ['back', () => history.back()],
    ['escape', () => userEvent.keyboard('{Escape}')],
    ['mask', scrim],
    ['cancel', () => button('Keep it').click()],
    ['confirm', () => button('Cancel the application').click()],
  ])('closes by %s with this reason and once; the focus returns', async (reason, leave) => {
    const reasons: CloseReason[] = [];
    await render(<Host reasons={reasons} />);
    await open();
    await leave();
    await closed();
    expect(reasons).toEqual([reason]);
    await expect.element(button('Open')).toHaveFocus();
  });

  it('the dialog is described by its text, and focuses the button where a second tap changes nothing', async () => {
    await render(<Host destructive />);
    await open();
    await expect
      .element(page.getByRole('dialog'))
      .toHaveAccessibleDescription('What you filled in is deleted.');
    await expect.element(button('Keep it')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await closed();
  });

  it('a dialog with a required answer is an alertdialog, and a tap outside is no answer', async () => {
    const reasons: CloseReason[] = [];
    await render(<Host alert reasons={reasons} />);
    await open('alertdialog');
    await scrim();
    await userEvent.keyboard('{Escape}');
    await closed();
    expect(reasons).toEqual(['escape']);
  });

  it('a dialog with a message only has one button', async () => {
    await render(<Host actionLabel={undefined} cancelLabel={undefined} />);
    await open();
    expect(page.getByRole('dialog').getByRole('button').elements()).toHaveLength(1);
    await expect.element(button('Close')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await closed();
  });

  it('a dialog with an action in progress cannot be left', async () => {
    const reasons: CloseReason[] = [];
    const screen = await render(<Host reasons={reasons} busy />);
    await open();
    await scrim();
    await userEvent.keyboard('{Escape}');
    await button('Keep it').click();
    (page.getByRole('button', { name: /Sending/ }).element() as HTMLElement).click();
    expect(reasons).toEqual([]);
    await screen.rerender(<Host reasons={reasons} />);
    await button('Keep it').click();
    await closed();
    expect(reasons).toEqual(['cancel']);
  });

  it('the dialog is as wide as a small page allows, and scrolls when it is too long', async () => {
    await page.viewport(320, 480);
    await render(<Host text={'What you filled in is deleted. '.repeat(60)} />);
    await open();
    const box = document.querySelector('.kopa-dialog-panel')?.getBoundingClientRect();
    expect(box?.left).toBe(16);
    expect(box?.right).toBe(304);
    expect(box?.top).toBeGreaterThanOrEqual(24);
    expect(box?.bottom).toBeLessThanOrEqual(456);
    await button('Keep it').click();
    await closed();
    await page.viewport(360, 740);
  });

  it('missing parts are reported to the developer, and the dialog can be closed', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const nothing = undefined as never;
    const screen = await render(<Dialog open title=" " destructive onOpenChange={nothing} />);
    await expect.poll(() => openDialogs().length).toBe(1);
    await button('Cancel').or(button('Close')).click();
    expect(error.mock.calls.map(([text]) => String(text).split(',')[0])).toEqual([
      '@kopa/ui Dialog: it has no title',
      '@kopa/ui Dialog: destructive and busy belong to an action',
      '@kopa/ui Dialog: onOpenChange is missing',
    ]);
    error.mockRestore();
    await screen.unmount();
  });
});
