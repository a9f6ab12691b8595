import { BottomSheet, preloadDragEngine, type BottomSheetProps } from '@kopa/ui/bottom-sheet';
import { Button } from '@kopa/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { body, closedBy, entered, open, OpenedBy, openWithKeys, press, trigger } from './opened-by.tsx';

const lines = Array.from({ length: 30 }, (_, line) => (
  <p key={line} className="pb-4 text-body">
    {line + 1}. Interest is counted by the day, on what you still owe.
  </p>
));

const meta = {
  title: 'ui/overlays/bottom-sheet/features',
  component: BottomSheet,
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'What it costs',
    children: <p className="text-body">The fee, the tax and the interest, line by line.</p>,
  },
  render: (args) => (
    <OpenedBy>
      {(isOpen, onOpenChange) => <BottomSheet {...args} open={isOpen} onOpenChange={onOpenChange} />}
    </OpenedBy>
  ),
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof BottomSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = () =>
  body().getByRole('heading', { name: 'What it costs' }).closest<HTMLElement>('.kopa-sheet-panel');
const seen = () => window.innerHeight - (panel()?.getBoundingClientRect().top ?? 0);

/** Exactly 50 % of the viewport, as every picker has it. */
export const HalfThePage: Story = {
  args: { height: 'half' },
  play: async () => {
    await open();
    await expect(seen()).toBeCloseTo(window.innerHeight / 2, 0);
  },
};

/** Leaves 24 px of the page, to show where one is. */
export const FullHeight: Story = {
  args: { height: 'full' },
  play: async () => {
    await open();
    await expect(seen()).toBe(window.innerHeight - 24);
  },
};

/** As high as it may be; then it scrolls, and the page behind does not. */
export const LongContent: Story = {
  args: {
    children: lines,
    footer: <p className="py-2 text-label text-muted">Figures of 21 November 2026</p>,
  },
  play: async () => {
    await open();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await expect(body().getByText('Figures of 21 November 2026')).toBeVisible();
    // Measured a frame after the opening.
    await waitFor(() => expect(panel()?.querySelector('[data-sheet-body]')).toHaveAttribute('tabindex', '0'));
  },
};

/** Before one of the three would be cut, the title takes a line of its own. */
export const LongTitle: Story = {
  args: {
    title: 'What it costs when you pay later than agreed',
    start: <Button variant="text">Cancel</Button>,
    end: <Button variant="text">Confirm</Button>,
  },
  play: async () => {
    await open();
    await expect(document.querySelector('dialog')?.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The handle says that it can be dragged; a swipe down closes it. */
export const Draggable: Story = {
  args: { draggable: true },
  beforeEach: preloadDragEngine,
  play: async () => {
    await openWithKeys();
    await waitFor(() => expect(body().getByRole('heading', { name: 'What it costs' })).toHaveFocus());
    await expect(panel()?.querySelector('[data-sheet-handle]')).toBeVisible();
  },
};

/** Opens low and is dragged, or brought by its handle's button, to the other heights. Here by keys alone. */
export const SnapPoints: Story = {
  args: { snapPoints: [0.4, 1], children: lines },
  beforeEach: preloadDragEngine,
  play: async () => {
    await openWithKeys();
    await waitFor(() => expect(seen()).toBeCloseTo(window.innerHeight * 0.4, 0));
    await userEvent.tab({ shift: true });
    await expect(body().getByRole('button', { name: 'Show more' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(seen()).toBe(window.innerHeight - 24));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(seen()).toBeCloseTo(window.innerHeight * 0.4, 0));
  },
};

/** At its highest. */
export const SnappedToFull: Story = {
  args: { snapPoints: [0.4, 1], children: lines },
  beforeEach: preloadDragEngine,
  play: async () => {
    await open();
    await press('Show more');
    await waitFor(() => expect(seen()).toBe(window.innerHeight - 24));
    await expect(body().getByRole('button', { name: 'Show less' })).toBeVisible();
  },
};

export const ByTheMask: Story = {
  tags: ['no-picture'],
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.querySelector('[data-sheet-scrim]') as Element);
    await closedBy('mask');
  },
};

/** A sheet without the host's Cancel has a Close: touch readers have neither Escape nor a mask. */
export const ByClose: Story = {
  play: async () => {
    await open();
    await press('Close');
    await closedBy('cancel');
  },
};

/** The phone's Back takes the sheet away and leaves the page. */
export const ByBack: Story = {
  tags: ['no-picture'],
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
  tags: ['no-picture'],
  play: async () => {
    await open();
    await entered('kopaOverlay');
    await press('Close');
    await closedBy('cancel');
    await entered('kopaBase');
  },
};

function Guarded(args: BottomSheetProps) {
  const [refusals, setRefusals] = useState(0);
  return (
    <OpenedBy>
      {(isOpen, onOpenChange) => (
        <BottomSheet
          {...args}
          open={isOpen}
          onOpenChange={(to, reason) => {
            if (refusals === 0) setRefusals(1);
            else onOpenChange(to, reason);
          }}
        >
          <p className="text-body" role="status">
            {refusals === 0
              ? 'You have not saved.'
              : 'You have not saved. Close it once more to leave without.'}
          </p>
        </BottomSheet>
      )}
    </OpenedBy>
  );
}

/** A host may refuse, whatever the way out: the sheet stays, and says why. */
export const Refused: Story = {
  render: (args) => <Guarded {...args} />,
  play: async () => {
    const dialog = await open();
    await entered('kopaOverlay');
    history.back();
    await waitFor(() => expect(within(dialog).getByText(/Close it once more/)).toBeVisible());
    await entered('kopaOverlay');
  },
};

function Leaving() {
  return (
    <OpenedBy>
      {(isOpen, onOpenChange) => (
        <BottomSheet open={isOpen} onOpenChange={onOpenChange} title="What it costs">
          <Button
            onClick={() => {
              onOpenChange(false, 'confirm');
              history.pushState({ page: 'next' }, '', '#/next');
            }}
          >
            Go on
          </Button>
        </BottomSheet>
      )}
    </OpenedBy>
  );
}

/** A button in a sheet may close it and navigate: one Back returns from the new page to the sheet's. */
export const ClosesAndNavigates: Story = {
  tags: ['no-picture'],
  render: () => <Leaving />,
  play: async () => {
    const before = location.hash;
    await open();
    await entered('kopaOverlay');
    await press('Go on');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await expect(location.hash).toBe('#/next');
    history.back();
    await entered('kopaBase');
    await expect(location.hash).toBe(before);
  },
};

function Nested() {
  const [isInner, setIsInner] = useState(false);
  return (
    <OpenedBy>
      {(isOpen, onOpenChange) => (
        <>
          <BottomSheet open={isOpen} onOpenChange={onOpenChange} title="What it costs" height="half">
            <Button variant="outline" onClick={() => setIsInner(true)}>
              What is a late charge?
            </Button>
          </BottomSheet>
          <BottomSheet open={isInner} onOpenChange={setIsInner} title="Late charge">
            <p className="text-body">What a day after the due date costs.</p>
          </BottomSheet>
        </>
      )}
    </OpenedBy>
  );
}

const nestedOpen = async () => {
  const first = await open();
  const inside = within(first).getByRole('button', { name: 'What is a late charge?' });
  await userEvent.click(inside);
  await body().findByRole('dialog', { name: 'Late charge' });
  await entered('kopaOverlay');
  return inside;
};

/** One on the other, which is the most. */
export const TwoDeep: Story = {
  render: () => <Nested />,
  play: async () => {
    await nestedOpen();
  },
};

/** Two deep there is one history entry for both: each Back takes one away. */
export const TwoDeepByBack: Story = {
  tags: ['no-picture'],
  render: () => <Nested />,
  play: async () => {
    const inside = await nestedOpen();
    history.back();
    await waitFor(() => expect(body().queryByRole('dialog', { name: 'Late charge' })).toBeNull());
    await waitFor(() => expect(inside).toHaveFocus());
    await entered('kopaOverlay');
    history.back();
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

export const Dark: Story = {
  args: { draggable: true },
  beforeEach: preloadDragEngine,
  globals: { mode: 'dark' },
  play: async () => {
    await open();
  },
};

export const Jua: Story = { ...Dark, globals: { brand: 'jua' } };
