import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectOpen, type Opened } from '../../test/from-outside.js';
import { Announcer } from '../foundations/announce/index.js';
import { AsyncView } from './async-view/index.js';
import { EmptyState } from './empty-state/index.js';
import { ErrorState } from './error-state/index.js';
import { OfflineStrip } from './offline-strip/index.js';
import { Skeleton } from './skeleton/index.js';
import { ToastProvider, useToast } from './toast/index.js';

function Saved() {
  const toast = useToast();
  useEffect(() => toast('Saved'), [toast]);
  return null;
}

const states: Opened[] = [
  ['AsyncView', (outside) => <AsyncView {...outside} state="ready" />, 'body > div > div'],
  ['EmptyState', (outside) => <EmptyState {...outside} title="No loans yet" />, 'body > div > div'],
  ['ErrorState', (outside) => <ErrorState {...outside} />, '[role=alert]'],
  [
    'OfflineStrip',
    (outside) => (
      <>
        <OfflineStrip {...outside} />
        <Announcer />
      </>
    ),
    '[role=region]',
  ],
  ['Skeleton', (outside) => <Skeleton {...outside} />, 'body > div > div'],
  [
    'ToastProvider, for the card of its toasts,',
    (outside) => (
      <ToastProvider {...outside}>
        <Saved />
      </ToastProvider>
    ),
    '.kopa-toast-card',
  ],
];

it.each(states)('%s passes on looks, attributes, events and its ref', async (_, draw, element) => {
  await expectOpen(draw, element);
});

it('the ref of OfflineStrip is null while it is hidden', async () => {
  const ref = vi.fn<(element: HTMLDivElement | null) => void>();
  const strip = (shown: boolean) => (
    <>
      <Announcer />
      <OfflineStrip shown={shown} ref={ref} />
    </>
  );
  const view = await render(strip(true));
  expect(ref.mock.lastCall?.[0]).toBe(view.container.querySelector('[role=region]'));
  await view.rerender(strip(false));
  expect(ref.mock.lastCall?.[0]).toBeNull();
  await view.rerender(strip(true));
  expect(ref.mock.lastCall?.[0]).toBe(view.container.querySelector('[role=region]'));
});

it('a toast reports the events of its card to its host, and still closes by Escape', async () => {
  const told = vi.fn<(type: string) => void>();
  const tell = (event: { type: string }) => told(event.type);
  const view = await render(
    <ToastProvider onPointerEnter={tell} onPointerLeave={tell} onFocus={tell} onBlur={tell} onKeyDown={tell}>
      <WithUndo />
    </ToastProvider>,
  );
  const undo = view.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  // As a pointer would; a real one would stay there, and hold the toasts of the next file.
  undo.element().dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  undo.element().dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
  (undo.element() as HTMLElement).focus();
  (undo.element() as HTMLElement).blur();
  undo.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await expect.element(undo).not.toBeInTheDocument();
  expect(new Set(told.mock.calls.flat())).toEqual(
    new Set(['pointerenter', 'pointerleave', 'focus', 'blur', 'keydown']),
  );
});

function WithUndo() {
  const toast = useToast();
  useEffect(() => toast('Contact removed', { action: { label: 'Undo', onPress: () => undefined } }), [toast]);
  return null;
}
