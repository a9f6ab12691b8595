/*
 * The props that the types of overlays, toasts and the loading overlay accept and refuse; the type checker is
 * the test (`tsc -p ui`).
 */
import type { ReactNode } from 'react';
import { BottomSheet, type CloseReason, type OnOpenChange } from '../src/overlays/bottom-sheet/index.ts';
import { CommandPalette } from '../src/overlays/command-palette/index.ts';
import { Dialog } from '../src/overlays/dialog/index.ts';
import { MenuPopover } from '../src/overlays/menu-popover/index.ts';
import { PermissionSheet } from '../src/overlays/permission-sheet/index.ts';
import { LoadingOverlay } from '../src/states/loading-overlay/index.ts';
import type { ShowToast } from '../src/states/toast/index.ts';

declare const accept: (element: ReactNode) => void;
declare const onOpenChange: OnOpenChange;
declare const setOpen: (open: boolean) => void;
declare const toast: ShowToast;
const words = { children: 'Line by line' };
const sheet = { open: true, onOpenChange, title: 'What it costs', ...words };

// BottomSheet: a title, a close handler, and one of three heights or snap points.
accept(<BottomSheet {...sheet} />);
accept(<BottomSheet {...sheet} onOpenChange={setOpen} height="half" />);
accept(<BottomSheet {...sheet} snapPoints={['auto', 0.5, 1]} />);
// @ts-expect-error Readers would not say what opened.
accept(<BottomSheet open onOpenChange={onOpenChange} {...words} />);
// @ts-expect-error Nobody could close it.
accept(<BottomSheet open title="What it costs" {...words} />);
// @ts-expect-error No height.
accept(<BottomSheet {...sheet} height="tall" />);
// @ts-expect-error Parts of the page, not lengths.
accept(<BottomSheet {...sheet} snapPoints={['300px', 1]} />);

// Open: the props of a `<dialog>`; its name, role and content belong to the component.
const open = {
  className: 'mt-2',
  style: { opacity: 0.9 },
  id: 'charge',
  'data-testid': 'charge',
  'aria-describedby': 'more',
  onKeyDown: () => undefined,
  ref: { current: null as HTMLDialogElement | null },
};
accept(<BottomSheet {...sheet} {...open} />);
accept(<Dialog open onOpenChange={onOpenChange} title="Sent" {...open} />);
accept(<LoadingOverlay open {...open} />);
// @ts-expect-error Alert says which role it has.
accept(<Dialog open onOpenChange={onOpenChange} title="Sent" role="alertdialog" />);
// @ts-expect-error Classes are a text.
accept(<LoadingOverlay open className={['mt-2']} />);
declare const input: { current: HTMLInputElement | null };
// @ts-expect-error No other element.
accept(<Dialog open onOpenChange={onOpenChange} title="Sent" ref={input} />);

// A reason is one of six, so that a host may tell them apart.
export const left: Record<CloseReason, true> = {
  back: true,
  escape: true,
  mask: true,
  cancel: true,
  confirm: true,
  swipe: true,
};

// Dialog: a question with an action, or news without one.
accept(<Dialog open onOpenChange={onOpenChange} title="Cancel this application?" actionLabel="Cancel it" />);
accept(<Dialog open onOpenChange={onOpenChange} title="You were logged out" alert />);
// @ts-expect-error It is no place for what one fills in.
accept(<Dialog open onOpenChange={onOpenChange} title="Your name" footer="A field" />);

// MenuPopover: the words of its button, acts, and a handler.
const acts = { label: 'More acts', items: [{ id: 'off', label: 'Write off' }] };
accept(
  <MenuPopover
    {...acts}
    className="m"
    id="a"
    data-x="b"
    variant="text"
    tone="muted"
    onChoose={(id: string) => id}
  />,
);
// @ts-expect-error Nobody does what is chosen.
accept(<MenuPopover {...acts} />);

// CommandPalette: a name, rows in groups, and words for none.
const palette = { open: true, onOpenChange, label: 'Search', query: '', onQueryChange: () => undefined };
const places = { id: 'places', heading: 'Places', rows: [{ id: 'refunds', label: 'Refunds', keys: ['G'] }] };
accept(<CommandPalette {...palette} {...open} groups={[places]} onChoose={() => undefined} empty="None" />);
// @ts-expect-error Readers would not hear what the rows have in common.
accept(<CommandPalette {...palette} groups={[{ id: 'a', rows: [] }]} onChoose={setOpen} empty="None" />);

// PermissionSheet: the purpose, and the read data.
const asks = { open: true, onOpenChange, title: 'May we use the camera?', why: 'For your card.' };
accept(<PermissionSheet {...asks} reads={['The photo that you take']} onAllow={() => undefined} />);
accept(<PermissionSheet {...asks} {...open} reads={['It']} onAllow={() => undefined} />);
// @ts-expect-error Nobody would know what they allow.
accept(<PermissionSheet {...asks} onAllow={() => undefined} />);
// @ts-expect-error Granted is not asked for.
accept(<PermissionSheet {...asks} reads={['It']} onAllow={() => undefined} state="granted" />);

// LoadingOverlay: ms.
accept(<LoadingOverlay open timeout={60_000} />);
// @ts-expect-error Not a text.
accept(<LoadingOverlay open timeout="1 min" />);

// Toasts.
toast('Saved');
toast('Contact removed', {
  key: 'contact',
  tone: 'info',
  action: { label: 'Undo', onPress: () => undefined },
});
// @ts-expect-error Errors that need action are no toast.
toast('Your name is missing', { tone: 'danger' });
// @ts-expect-error A button says what it does.
toast('Contact removed', { action: { onPress: () => undefined } });
