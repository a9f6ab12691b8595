import { Announcer, useAnnounce } from '@kopa/ui/announce';
import { BottomSheet } from '@kopa/ui/bottom-sheet';
import { Button } from '@kopa/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';

const meta = {
  title: 'ui/foundations/announce/features',
  component: Announcer,
} satisfies Meta<typeof Announcer>;
export default meta;
type Story = StoryObj<typeof meta>;

function Sheet() {
  const announce = useAnnounce();
  const [open, setOpen] = useState(false);
  return (
    <div className="p-4">
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open a sheet
      </Button>
      <BottomSheet open={open} onOpenChange={setOpen} title="Photo">
        <div className="p-4">
          <Button onClick={() => announce('Saved')}>Save</Button>
        </div>
      </BottomSheet>
    </div>
  );
}

/** The page behind an open sheet is silent: the announcement comes from inside the sheet. */
export const OverASheet: Story = {
  render: () => <Sheet />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open a sheet' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect((await screen.findByText('Saved')).closest('dialog')).not.toBeNull();
  },
};

function Twice() {
  const announce = useAnnounce();
  return (
    <div className="p-4">
      <Button variant="outline" onClick={() => announce('Account number copied')}>
        Copy
      </Button>
    </div>
  );
}

/** The same words again are a change, and are read again. */
export const SameWordsAgain: Story = {
  render: () => <Twice />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const first = await canvas.findByText('Account number copied');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Account number copied')).not.toBe(first);
  },
};
