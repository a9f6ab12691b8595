import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  engines,
  hasEntry,
  openDialogs,
  panelOf,
  SheetHost,
  type SheetHostProps,
} from '../../../test/sheet-host.js';
import { Dialog } from '../dialog/index.js';
import { BottomSheet, preloadDragEngine, type CloseReason } from './index.js';

const closed = () => expect.poll(() => openDialogs().length).toBe(0);
const entered = (is: boolean) => expect.poll(hasEntry).toBe(is);
const named = (name: string) => page.getByRole('button', { name, exact: true });

interface OnTopProps {
  engine: SheetHostProps;
  reasons: CloseReason[];
}

/** A sheet or a dialog that is opened from within a sheet. */
function SheetOnTop({ engine, reasons }: OnTopProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        More
      </button>
      <BottomSheet
        {...engine}
        title="On top"
        open={open}
        onOpenChange={(next, reason) => {
          reasons.push(reason);
          setOpen(next);
        }}
      >
        <p>What a day costs.</p>
      </BottomSheet>
    </>
  );
}

function DialogOnTop({ reasons }: OnTopProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        More
      </button>
      <Dialog
        title="On top"
        text="Sure?"
        cancelLabel="Keep it"
        open={open}
        onOpenChange={(next, reason) => {
          reasons.push(reason);
          setOpen(next);
        }}
      />
    </>
  );
}

/** A host that opens it afterwards, as when an answer arrives. */
function Opened({ engine }: { engine: SheetHostProps }) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- hosts do
  useEffect(() => setOpen(asked), [asked]);
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        Ask
      </button>
      <BottomSheet {...engine} title="Late charge" open={open} onOpenChange={setOpen}>
        <p>What a day costs.</p>
      </BottomSheet>
    </>
  );
}

function Focused({ engine }: { engine: SheetHostProps }) {
  const [open, setOpen] = useState(true);
  const [first, setFirst] = useState<HTMLElement | null>(null);
  return (
    <BottomSheet
      {...engine}
      title="Late charge"
      open={open}
      onOpenChange={setOpen}
      initialFocus={{ current: first }}
    >
      <button type="button" ref={setFirst} onClick={() => setOpen(false)}>
        Understood
      </button>
    </BottomSheet>
  );
}

const [dialogEngine, dragEngine] = engines.map(([, props]) => props) as [SheetHostProps, SheetHostProps];
const stacks: [string, SheetHostProps, typeof SheetOnTop, SheetHostProps][] = [
  ['a sheet on a sheet', dialogEngine, SheetOnTop, dialogEngine],
  ['a dragged sheet on a sheet', dialogEngine, SheetOnTop, dragEngine],
  ['a sheet on a dragged sheet', dragEngine, SheetOnTop, dialogEngine],
  ['a dragged sheet on a dragged sheet', dragEngine, SheetOnTop, dragEngine],
  ['a dialog on a sheet', dialogEngine, DialogOnTop, dialogEngine],
  ['a dialog on a dragged sheet', dragEngine, DialogOnTop, dialogEngine],
];

beforeEach(() => preloadDragEngine());
afterEach(() => entered(false));

describe.each(stacks)('%s', (_, lower, OnTop, upper) => {
  it.each([
    ['back', () => history.back()],
    ['escape', () => userEvent.keyboard('{Escape}')],
  ] as const)(
    'the top sheet closes first by %s, one at a time, with one history entry',
    async (reason, leave) => {
      const below: CloseReason[] = [];
      const above: CloseReason[] = [];
      await render(<SheetHost {...lower} reasons={below} inner={<OnTop engine={upper} reasons={above} />} />);
      await named('Open').click();
      await entered(true);
      const { length } = history;
      await named('More').click();
      await expect.poll(() => openDialogs().length).toBe(2);
      expect(history.length).toBe(length);
      await leave();
      await expect.poll(() => openDialogs().length).toBe(1);
      expect([above, below]).toEqual([[reason], []]);
      await expect.element(named('More')).toHaveFocus();
      await entered(true);
      await leave();
      await closed();
      expect([above, below]).toEqual([[reason], [reason]]);
      await expect.element(named('Open')).toHaveFocus();
    },
  );
});

describe.each(engines)('a sheet on the %s', (_, engine) => {
  it('a sheet that an effect opens returns the focus', async () => {
    await render(<Opened engine={engine} />);
    await named('Ask').click();
    await entered(true);
    await expect.element(page.getByRole('heading', { name: 'Late charge' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect.element(named('Ask')).toHaveFocus();
  });

  it('a sheet focuses the element that the host chooses', async () => {
    await render(<Focused engine={engine} />);
    await named('Understood').click();
    await closed();
  });

  it('two taps at once open one sheet', async () => {
    await render(<SheetHost {...engine} />);
    const button = named('Open').element() as HTMLElement;
    button.click();
    button.click();
    await entered(true);
    expect(openDialogs()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  it('a sheet that closes while it rises leaves, and opens again', async () => {
    const reasons: CloseReason[] = [];
    await render(<SheetHost {...engine} reasons={reasons} />);
    (named('Open').element() as HTMLElement).click();
    await expect.poll(() => openDialogs().length).toBe(1);
    await userEvent.keyboard('{Escape}');
    await closed();
    await entered(false);
    await named('Open').click();
    await entered(true);
    await expect.element(page.getByRole('heading', { name: 'Late charge' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await closed();
    expect(reasons).toEqual(['escape', 'escape']);
  });

  it('a sheet that opens while it leaves stays', async () => {
    await render(<SheetHost {...engine} />);
    const button = named('Open').element() as HTMLElement;
    button.click();
    await entered(true);
    await userEvent.keyboard('{Escape}');
    button.click();
    await expect.poll(() => panelOf('Late charge').closest('dialog')?.dataset['state']).toBe('open');
    await entered(true);
    await expect.poll(() => panelOf('Late charge').getBoundingClientRect().bottom).toBe(window.innerHeight);
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  it('a sheet fades with reduced motion, and rises otherwise', async () => {
    document.documentElement.dataset['motion'] = 'reduced';
    await render(<SheetHost {...engine} />);
    await named('Open').click();
    await entered(true);
    const { animationName, transitionDuration } = getComputedStyle(panelOf('Late charge'));
    expect([animationName, transitionDuration]).toEqual(['kopa-fade', '0s']);
    delete document.documentElement.dataset['motion'];
    expect(getComputedStyle(panelOf('Late charge')).animationName).toBe('kopa-rise');
    // On a busy machine the sheet may be gone before anybody looks.
    const begun: string[] = [];
    panelOf('Late charge').addEventListener('animationstart', (event) => begun.push(event.animationName));
    await userEvent.keyboard('{Escape}');
    await closed();
    expect(begun).toContain('kopa-sink');
  });
});
