import { BottomSheet, type BottomSheetProps, type CloseReason } from '@kopa/ui/bottom-sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

/**
 * A sheet from the bottom edge. Back, Escape, a tap on the page behind and Cancel all end in one
 * `onOpenChange(open, reason)`. The page behind is inert and does not scroll; the focus returns to the trigger.
 */
const meta = {
  title: 'ui/overlays/bottom-sheet',
  component: BottomSheet,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
  args: { open: false, onOpenChange: () => undefined, title: 'What it costs', children: null },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof BottomSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const outlined = 'min-h-control rounded-button border border-control bg-surface px-5 text-body font-semibold';

function Example(args: BottomSheetProps) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<CloseReason | 'none'>('none');
  return (
    <main className="flex min-h-screen flex-col gap-4 p-4">
      <h1 className="text-heading">Your loan</h1>
      <button type="button" className={outlined} onClick={() => setOpen(true)}>
        What it costs
      </button>
      <p className="text-label text-muted">
        Closed by: <span data-testid="reason">{reason}</span>
      </p>
      <BottomSheet
        {...args}
        open={open}
        onOpenChange={(next, why) => {
          setOpen(next);
          setReason(why);
        }}
      >
        {args.children ?? <p className="text-body">The fee, the tax and the interest, line by line.</p>}
      </BottomSheet>
    </main>
  );
}

const body = () => within(document.body);
const reason = () => body().getByTestId('reason');
const trigger = () => body().getByRole('button', { name: 'What it costs', hidden: true });

async function open() {
  await userEvent.click(trigger());
  return body().findByRole('dialog', { name: 'What it costs' });
}

async function closedBy(expected: CloseReason) {
  await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
  await expect(reason()).toHaveTextContent(expected);
  await expect(trigger()).toHaveFocus();
}

export const Default: Story = {
  play: async () => {
    await open();
    await waitFor(() => expect(body().getByRole('heading', { name: 'What it costs' })).toHaveFocus());
  },
};

/** Exactly 50 % of the viewport, as every picker has it. */
export const HalfThePage: Story = {
  args: { height: 'half' },
  play: async () => {
    await open();
    const panel = body().getByRole('heading', { name: 'What it costs' }).closest('.kopa-sheet-panel');
    await expect(panel?.getBoundingClientRect().height).toBeCloseTo(window.innerHeight / 2, 0);
  },
};

/** Leaves 24 px of the page, to show where one is. */
export const FullHeight: Story = {
  args: { height: 'full' },
  play: async () => {
    await open();
    const panel = body().getByRole('heading', { name: 'What it costs' }).closest('.kopa-sheet-panel');
    await expect(panel?.getBoundingClientRect().height).toBe(window.innerHeight - 24);
  },
};

export const LongContent: Story = {
  args: {
    children: Array.from({ length: 30 }, (_, line) => (
      <p key={line} className="pb-4 text-body">
        {line + 1}. Interest is counted by the day, on what you still owe.
      </p>
    )),
  },
  play: async () => {
    await open();
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
};

/** Only keys: Enter opens, Escape closes, the focus is back. */
export const ByKeys: Story = {
  play: async () => {
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await body().findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    // A synthetic key is not trusted, so the browser's own Escape is asked for by its event.
    await userEvent.keyboard('{Escape}');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await closedBy('escape');
  },
};

export const ByTheMask: Story = {
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.querySelector('[data-sheet-scrim]') as Element);
    await closedBy('mask');
  },
};

const entered = (mark: 'kopaOverlay' | 'kopaBase') =>
  waitFor(() => expect(history.state as Record<string, unknown>).toHaveProperty(mark));

/** Without a Cancel of the host's there is a Close, which touch readers need: they neither have Escape nor a mask. */
export const ByClose: Story = {
  play: async () => {
    await open();
    await userEvent.click(body().getByRole('button', { name: 'Close' }));
    await closedBy('cancel');
  },
};

/** The phone's Back takes the sheet away and leaves the page. */
export const ByBack: Story = {
  play: async () => {
    const address = location.href;
    await open();
    await entered('kopaOverlay');
    history.back();
    await closedBy('back');
    await expect(location.href).toBe(address);
  },
};

/** Closing in another way takes the sheet's history entry along: the next Back belongs to the page. */
export const LeavesNoHistory: Story = {
  play: async () => {
    const dialog = await open();
    await entered('kopaOverlay');
    await userEvent.click(dialog.querySelector('[data-sheet-scrim]') as Element);
    await closedBy('mask');
    await entered('kopaBase');
  },
};

function Leaving() {
  const [isOpen, setIsOpen] = useState(false);
  const [seen, setSeen] = useState(0);
  const go = () => {
    setIsOpen(false);
    history.pushState({ page: 'next' }, '', '#/next');
  };
  return (
    <main className="flex flex-col gap-4 p-4">
      <h1 className="text-heading">Your loan</h1>
      <button type="button" className={outlined} onClick={() => setIsOpen(true)}>
        What it costs
      </button>
      <BottomSheet open={isOpen} onOpenChange={setIsOpen} title="What it costs">
        <button type="button" className={outlined} onClick={go} onFocus={() => setSeen(seen + 1)}>
          Go on
        </button>
      </BottomSheet>
    </main>
  );
}

/** A button in a sheet may close it and navigate: the new page stays, and one Back returns to the page of the sheet. */
export const ClosesAndNavigates: Story = {
  render: () => <Leaving />,
  play: async () => {
    const before = location.hash;
    const dialog = await open();
    await entered('kopaOverlay');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await expect(location.hash).toBe('#/next');
    history.back();
    await entered('kopaBase');
    await expect(location.hash).toBe(before);
  },
};

function Nested() {
  const [outer, setOuter] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <main className="flex flex-col gap-4 p-4">
      <h1 className="text-heading">Your loan</h1>
      <button type="button" className={outlined} onClick={() => setOuter(true)}>
        What it costs
      </button>
      <BottomSheet open={outer} onOpenChange={setOuter} title="What it costs" height="half">
        <button type="button" className={outlined} onClick={() => setInner(true)}>
          What is a late charge?
        </button>
      </BottomSheet>
      <BottomSheet open={inner} onOpenChange={setInner} title="Late charge">
        <p className="text-body">What a day after the due date costs.</p>
      </BottomSheet>
    </main>
  );
}

/** Two deep, with one history entry for both: each Back takes one away. */
export const TwoDeep: Story = {
  render: () => <Nested />,
  play: async () => {
    const first = await open();
    const inside = within(first).getByRole('button', { name: 'What is a late charge?' });
    await userEvent.click(inside);
    await body().findByRole('dialog', { name: 'Late charge' });
    await entered('kopaOverlay');
    history.back();
    await waitFor(() => expect(body().queryByRole('dialog', { name: 'Late charge' })).toBeNull());
    await waitFor(() => expect(inside).toHaveFocus());
    await entered('kopaOverlay');
    history.back();
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

export const Dark: Story = { ...Default, globals: { mode: 'dark' } };
export const Jua: Story = { ...Default, globals: { brand: 'jua' } };
