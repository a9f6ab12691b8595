import { StrictMode, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { engines, hasEntry, openDialogs } from '../../../test/sheet-host.js';
import { LoadingOverlay } from '../../states/loading-overlay/index.js';
import { ToastProvider, useToast } from '../../states/toast/index.js';
import { BottomSheet, preloadDragEngine, type CloseReason } from '../bottom-sheet/index.js';
import { Dialog, type DialogProps } from './index.js';

const named = (name: string) => page.getByRole('button', { name, exact: true });
const opened = (count: number) => expect.poll(() => openDialogs().length).toBe(count);

interface AskedProps extends Partial<DialogProps> {
  reasons: CloseReason[];
}

/** A page with a button that opens a question with `text`. */
function Asked({ reasons, ...props }: AskedProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog
        title="Late charge"
        actionLabel="Pay it"
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

/** A button that opens an overlay above itself. */
function Opens({ children }: { children: (open: boolean, setOpen: (open: boolean) => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        More
      </button>
      {children(open, setOpen)}
    </>
  );
}

const onTop: [string, (above: CloseReason[]) => ReactNode][] = [
  ...engines.map(([name, engine]): [string, (above: CloseReason[]) => ReactNode] => [
    `a sheet on the ${name}`,
    (above) => (
      <Opens>
        {(open, setOpen) => (
          <BottomSheet
            {...engine}
            title="On top"
            open={open}
            onOpenChange={(next, reason) => {
              above.push(reason);
              setOpen(next);
            }}
          >
            <input aria-label="Name" />
          </BottomSheet>
        )}
      </Opens>
    ),
  ]),
  [
    'another dialog',
    (above) => (
      <Opens>
        {(open, setOpen) => (
          <Dialog
            title="On top"
            text={<input aria-label="Name" />}
            open={open}
            onOpenChange={(next, reason) => {
              above.push(reason);
              setOpen(next);
            }}
          />
        )}
      </Opens>
    ),
  ],
];

beforeEach(() => preloadDragEngine());
afterEach(() => expect.poll(hasEntry).toBe(false));

describe.each(onTop)('%s on a dialog', (_, text) => {
  it.each([
    ['back', () => history.back()],
    ['escape', () => userEvent.keyboard('{Escape}')],
  ] as const)(
    'the upper layer is usable and closes first by %s; then the dialog closes',
    async (reason, leave) => {
      const below: CloseReason[] = [];
      const above: CloseReason[] = [];
      await render(<Asked reasons={below} text={text(above)} />);
      await named('Ask').click();
      await expect.poll(hasEntry).toBe(true);
      const { length } = history;
      await named('More').click();
      await opened(2);
      // The focus may move inside, and a press inside is no press outside the dialog.
      await page.getByRole('textbox', { name: 'Name' }).click();
      await userEvent.keyboard('Amina');
      await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Amina');
      await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
      expect(history.length).toBe(length);
      expect([above, below]).toEqual([[], []]);
      await leave();
      await opened(1);
      expect([above, below]).toEqual([[reason], []]);
      await expect.element(named('More')).toHaveFocus();
      await expect.poll(hasEntry).toBe(true);
      await leave();
      await opened(0);
      expect([above, below]).toEqual([[reason], [reason]]);
      await expect.element(named('Ask')).toHaveFocus();
    },
  );
});

it('no action leaves a blocked page above a dialog, and the dialog stays', async () => {
  const reasons: CloseReason[] = [];
  const show = (busy: boolean) => (
    <>
      <Asked reasons={reasons} />
      <LoadingOverlay open={busy} label="Paying" />
    </>
  );
  const screen = await render(show(false));
  await named('Ask').click();
  await opened(1);
  await screen.rerender(show(true));
  await expect.element(page.getByRole('dialog', { name: 'Paying' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const region = openDialogs()[1]?.querySelector('[data-kopa-live=polite]');
  region?.replaceChildren();
  history.back();
  await expect.poll(() => region?.textContent).toBe('Paying');
  await expect.poll(hasEntry).toBe(true);
  expect(openDialogs()).toHaveLength(2);
  expect(reasons).toEqual([]);
  await screen.rerender(show(false));
  await opened(1);
  await userEvent.keyboard('{Escape}');
  await opened(0);
  expect(reasons).toEqual(['escape']);
});

function Toasting() {
  const toast = useToast();
  return (
    <button
      type="button"
      onClick={() => toast('Saved', { action: { label: 'Undo', onPress: () => undefined } })}
    >
      Save
    </button>
  );
}

it('a toast above a dialog is usable, and a tap on the toast is not outside the dialog', async () => {
  const reasons: CloseReason[] = [];
  await render(
    <ToastProvider>
      <Asked reasons={reasons} text={<Toasting />} />
    </ToastProvider>,
  );
  await named('Ask').click();
  await named('Save').click();
  await named('Undo').click();
  await expect.element(page.getByRole('dialog', { name: 'Late charge' })).toBeVisible();
  expect(reasons).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await opened(0);
});

describe('a dialog', () => {
  it('the dialog traps the focus, with Tab and without', async () => {
    await render(<Asked reasons={[]} />);
    await named('Ask').click();
    await expect.element(named('Cancel')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(named('Pay it')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(named('Cancel')).toHaveFocus();
    const behind = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Ask');
    behind?.focus();
    await expect.element(named('Cancel')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await opened(0);
  });

  it('the dialog returns the focus to a button that a tap did not focus, as in Safari', async () => {
    await render(<Asked reasons={[]} />);
    const button = named('Ask').element() as HTMLElement;
    button.addEventListener('mousedown', (event) => event.preventDefault());
    await userEvent.click(button);
    await expect.element(named('Cancel')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await opened(0);
    await expect.element(named('Ask')).toHaveFocus();
  });

  it('strict mode mounts the dialog twice and renders it once, without complaints', async () => {
    const error = vi.spyOn(console, 'error');
    const warn = vi.spyOn(console, 'warn');
    const reasons: CloseReason[] = [];
    await render(
      <StrictMode>
        <Asked reasons={reasons} />
      </StrictMode>,
    );
    await named('Ask').click();
    await opened(1);
    await expect.element(named('Cancel')).toHaveFocus();
    await expect.poll(hasEntry).toBe(true);
    history.back();
    await opened(0);
    expect(reasons).toEqual(['back']);
    await expect.element(named('Ask')).toHaveFocus();
    expect([error.mock.calls, warn.mock.calls]).toEqual([[], []]);
    error.mockRestore();
    warn.mockRestore();
  });

  it('a dialog that opens while it leaves stays', async () => {
    await render(<Asked reasons={[]} />);
    const button = named('Ask').element() as HTMLElement;
    await named('Ask').click();
    await opened(1);
    await userEvent.keyboard('{Escape}');
    button.click();
    await expect.poll(() => openDialogs()[0]?.dataset['state']).toBe('open');
    await expect.poll(hasEntry).toBe(true);
    await userEvent.keyboard('{Escape}');
    await opened(0);
  });

  it('a dialog that the browser closes without a request stays while the host keeps it open', async () => {
    const reasons: CloseReason[] = [];
    const screen = await render(
      <Dialog open title="Late charge" onOpenChange={(_, reason) => reasons.push(reason)} />,
    );
    await opened(1);
    openDialogs()[0]?.close();
    await expect.poll(() => reasons).toEqual(['back']);
    await opened(1);
    await expect.element(named('Close')).toHaveFocus();
    await screen.unmount();
  });

  it('a dialog that is removed while open leaves nothing behind', async () => {
    const pageBefore = document.documentElement.style.cssText;
    const add = vi.spyOn(document, 'addEventListener');
    const remove = vi.spyOn(document, 'removeEventListener');
    const screen = await render(<Asked reasons={[]} />);
    await named('Ask').click();
    await expect.poll(hasEntry).toBe(true);
    await screen.unmount();
    await expect.poll(hasEntry).toBe(false);
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.querySelectorAll('[inert], [aria-hidden=true], [data-radix-focus-guard]')).toHaveLength(
      0,
    );
    expect([document.body.style.cssText, document.documentElement.style.cssText]).toEqual(['', pageBefore]);
    const left = add.mock.calls.filter(
      ([type, listener]) =>
        !remove.mock.calls.some(([other, removed]) => other === type && removed === listener),
    );
    expect(left.map(([type]) => type).filter((type) => type !== 'selectionchange')).toEqual([]);
    add.mockRestore();
    remove.mockRestore();
  });
});
