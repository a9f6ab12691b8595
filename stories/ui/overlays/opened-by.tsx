import { Button } from '@kopa/ui/button';
import type { CloseReason, OnOpenChange } from '@kopa/ui/bottom-sheet';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

export interface OpenedByProps {
  /** The page's heading, and what the button that opens says. */
  heading?: string;
  label?: string;
  /** What the page shows above the button. */
  page?: ReactNode;
  children: (open: boolean, onOpenChange: OnOpenChange, reason: CloseReason | undefined) => ReactNode;
}

/** A page with a button that opens what is shown, and the reason by which it was closed. */
export function OpenedBy({ heading = 'Your loan', label = 'What it costs', page, children }: OpenedByProps) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<CloseReason>();
  const onOpenChange: OnOpenChange = (next, why) => {
    setOpen(next);
    setReason(why);
  };
  return (
    <main className="flex min-h-screen flex-col gap-4 p-4">
      <h1 className="text-heading">{heading}</h1>
      {page}
      <Button variant="outline" block onClick={() => setOpen(true)}>
        {label}
      </Button>
      {reason === undefined ? null : (
        <p className="text-label text-muted">
          Closed by: <span data-testid="reason">{reason}</span>
        </p>
      )}
      {children(open, onOpenChange, reason)}
    </main>
  );
}

export const body = () => within(document.body);
export const trigger = (name = 'What it costs') => body().getByRole('button', { name, hidden: true });

/** Opens with keys and waits for what opens. */
export async function openWithKeys(name?: string, role: 'dialog' | 'alertdialog' = 'dialog') {
  trigger(name).focus();
  await userEvent.keyboard('{Enter}');
  return body().findByRole(role);
}

export async function open(name?: string, role: 'dialog' | 'alertdialog' = 'dialog') {
  await userEvent.click(trigger(name));
  return body().findByRole(role);
}

/** Nothing is open, for this reason, and the focus is back. */
export async function closedBy(expected: CloseReason, name?: string) {
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  await expect(body().getByTestId('reason')).toHaveTextContent(expected);
  await expect(trigger(name)).toHaveFocus();
}

/** Escape: a synthetic key is not trusted, so the browser's own question is asked by its event. */
export async function escape() {
  const dialogs = document.querySelectorAll('dialog[open]');
  await userEvent.keyboard('{Escape}');
  dialogs[dialogs.length - 1]?.dispatchEvent(new Event('cancel', { cancelable: true }));
}

export const press = (name: string) => userEvent.click(body().getByRole('button', { name }));

/** Waits for the mark of the overlay stack on the history entry that is on top. */
export const entered = (mark: 'kopaOverlay' | 'kopaBase') =>
  waitFor(() => expect(history.state as Record<string, unknown>).toHaveProperty(mark));
