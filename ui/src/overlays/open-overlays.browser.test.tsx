import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hasEntry, openDialogs } from '../../test/sheet-host.js';
import type { NativeOverlay } from '../platform/native-overlay.js';
import { LoadingOverlay } from '../states/loading-overlay/index.js';
import { BottomSheet, preloadDragEngine } from './bottom-sheet/index.js';
import { Dialog } from './dialog/index.js';
import { PermissionSheet } from './permission-sheet/index.js';

const shut = () => undefined;
const title = 'Late charge';

const overlays: [string, ComponentType<NativeOverlay>, panel: string][] = [
  [
    'BottomSheet',
    (props) => (
      <BottomSheet {...props} open onOpenChange={shut} title={title}>
        A day.
      </BottomSheet>
    ),
    '.kopa-sheet-panel',
  ],
  [
    'BottomSheet that is dragged',
    (props) => (
      <BottomSheet {...props} draggable open onOpenChange={shut} title={title}>
        A day.
      </BottomSheet>
    ),
    '.kopa-sheet-panel',
  ],
  [
    'PermissionSheet',
    (props) => (
      <PermissionSheet
        {...props}
        open
        onOpenChange={shut}
        title={title}
        why=""
        reads={['It']}
        onAllow={shut}
      />
    ),
    '.kopa-sheet-panel',
  ],
  [
    'Dialog',
    (props) => <Dialog {...props} open onOpenChange={shut} title={title} text="A day." />,
    '.kopa-dialog-panel',
  ],
  ['LoadingOverlay', (props) => <LoadingOverlay {...props} open label={title} />, '.kopa-dialog-panel'],
];

beforeEach(() => preloadDragEngine());
afterEach(() => expect.poll(hasEntry).toBe(false));

it.each(overlays)('%s: looks go to the panel, everything else to the dialog', async (_, Overlay, panelOf) => {
  const ref = vi.fn();
  const onKeyDown = vi.fn();
  const screen = await render(
    <>
      <p id="more">Only for those who pay late.</p>
      <Overlay
        className="mt-2"
        style={{ opacity: 0.5 }}
        id="charge"
        data-testid="charge"
        aria-describedby="more"
        onKeyDown={onKeyDown}
        ref={ref}
      />
    </>,
  );
  await expect.element(page.getByTestId('charge')).toBeVisible();
  const [dialog] = openDialogs();
  const panel = dialog?.querySelector<HTMLElement>(panelOf);
  expect(dialog).toMatchObject({ id: 'charge', className: expect.not.stringContaining('mt-2') as string });
  expect(dialog?.style.opacity).toBe('');
  expect(panel?.className).toContain(' mt-2');
  expect(panel?.style.opacity).toBe('0.5');
  expect(ref).toHaveBeenCalledWith(dialog);
  await expect.element(page.getByRole('dialog', { name: title })).toHaveAttribute('id', 'charge');
  const ids = dialog?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids[0]).toBe('more');
  expect(ids.every((id) => document.getElementById(id))).toBe(true);
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(onKeyDown).toHaveBeenCalledOnce();
  await screen.unmount();
});
