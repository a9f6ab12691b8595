import { BottomSheet } from '@kopa/ui/bottom-sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../guide.ts';
import { body, closedBy, escape, OpenedBy, openWithKeys } from './opened-by.tsx';

/**
 * A sheet from the bottom edge. Back, Escape, a tap on the page behind, a swipe and Cancel all end in one
 * `onOpenChange(open, reason)`. The page behind is inert and does not scroll; the focus returns to the
 * trigger.
 */
const meta = {
  title: 'ui/overlays/bottom-sheet',
  component: BottomSheet,
  args: { open: false, onOpenChange: () => undefined, title: 'What it costs', children: null },
  render: (args) => (
    <OpenedBy>
      {(isOpen, onOpenChange) => (
        <BottomSheet {...args} open={isOpen} onOpenChange={onOpenChange}>
          <p className="text-body">The fee, the tax and the interest, line by line.</p>
        </BottomSheet>
      )}
    </OpenedBy>
  ),
  parameters: {
    ...guide({
      keys: [
        ['Enter on what opens it', 'opens it; the focus is at its title'],
        ['Tab', 'goes round in it, and never to the page behind'],
        ['Escape', 'closes the top one; the focus is back at what opened it'],
        ['Enter on the handle', 'makes a sheet with snap points higher, and at its highest as low as it was'],
        ['Arrow up, arrow down on the handle', 'one height up, one down'],
      ],
      dos: [
        'Name in the title what it is about: readers say it when it opens.',
        'Give it a Cancel and a Confirm when something in it can be lost, and Close (leave both out) when not.',
        'Take `half` for choosing, `auto` for reading, `full` as soon as there is a text field in it.',
        'Make it draggable when it is worth seeing at two heights, and call preloadDragEngine on the screen that has it.',
      ],
      donts: [
        'Open a sheet from a sheet for the next step: two deep is the most, and a page is better.',
        'Put the only way to something into a swipe: the handle, Close and Back do the same.',
        'Ask a question of one line in it: that is a Dialog.',
        'Refuse to close without saying why in the sheet.',
      ],
    }),
    docs: { story: { inline: false, height: '740px' } },
  },
} satisfies Meta<typeof BottomSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const dialog = await openWithKeys();
    await expect(dialog).toHaveAccessibleName('What it costs');
    await waitFor(() => expect(body().getByRole('heading', { name: 'What it costs' })).toHaveFocus());
    await userEvent.tab();
    await expect(body().getByRole('button', { name: 'Close' })).toHaveFocus();
    await escape();
    await closedBy('escape');
    await openWithKeys();
  },
};
