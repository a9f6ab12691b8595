import { Card } from '@kopa/ui/card';
import { Dialog } from '@kopa/ui/dialog';
import { ListRow } from '@kopa/ui/list-row';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { body, open, OpenedBy } from './opened-by.tsx';

const meta = {
  title: 'ui/overlays/dialog/examples',
  component: Dialog,
  args: { open: false, onOpenChange: () => undefined, title: '' },
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Giving up an application, on the screen where one waits for the answer. */
export const CancelAnApplication: Story = {
  render: () => (
    <OpenedBy
      heading="We are looking at it"
      label="Cancel this application"
      page={
        <Card flush>
          <ListRow label="KSh 10,000 for 91 days" caption="Sent on Sat 21 Nov, 10:00" />
        </Card>
      }
    >
      {(isOpen, onOpenChange) => (
        <Dialog
          open={isOpen}
          onOpenChange={onOpenChange}
          title="Cancel this application?"
          text="We stop looking at it. You can apply again at any time."
          actionLabel="Cancel the application"
          cancelLabel="Keep waiting"
          destructive
          alert
        />
      )}
    </OpenedBy>
  ),
  play: async () => {
    await open('Cancel this application', 'alertdialog');
    await waitFor(() => expect(body().getByRole('button', { name: 'Keep waiting' })).toHaveFocus());
  },
};
