import { useAnnounce } from '@kopa/ui/announce';
import { BottomSheet } from '@kopa/ui/bottom-sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

/** Has a text read out. Over an open sheet it speaks from inside the sheet, because the page behind is silent. */
const meta = { title: 'ui/foundations/announce', render: () => <Example /> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const outlined = 'min-h-control rounded-button border border-control bg-surface px-5 text-body font-semibold';

function Example() {
  const announce = useAnnounce();
  const [open, setOpen] = useState(false);
  return (
    <main className="flex flex-col items-start gap-4 p-4">
      <h1 className="text-heading">Uploads</h1>
      <button type="button" className={outlined} onClick={() => announce('Photo received')}>
        Say it politely
      </button>
      <button
        type="button"
        className={outlined}
        onClick={() => announce('The photo was not sent', 'assertive')}
      >
        Say it at once
      </button>
      <button type="button" className={outlined} onClick={() => setOpen(true)}>
        Open a sheet
      </button>
      <BottomSheet open={open} onOpenChange={setOpen} title="Photo">
        <button type="button" className={outlined} onClick={() => announce('Saved')}>
          Save
        </button>
      </BottomSheet>
    </main>
  );
}

const body = () => within(document.body);

/** Only keys. */
export const Default: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(body().getByText('Photo received').closest('output')).not.toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(body().getByText('The photo was not sent').closest('[role=alert]')).not.toBeNull();
  },
};

export const OverASheet: Story = {
  play: async () => {
    await userEvent.click(body().getByRole('button', { name: 'Open a sheet' }));
    await userEvent.click(await body().findByRole('button', { name: 'Save' }));
    await expect(body().getByText('Saved').closest('dialog')).not.toBeNull();
  },
};
