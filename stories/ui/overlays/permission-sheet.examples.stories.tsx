import { PermissionSheet } from '@kopa/ui/permission-sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { body, open, OpenedBy } from './opened-by.tsx';

const meta = {
  title: 'ui/overlays/permission-sheet/examples',
  component: PermissionSheet,
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: '',
    why: '',
    reads: [],
    onAllow: () => undefined,
  },
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof PermissionSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two people whom the lender may call: asked where one chooses them, and typing goes on without it. */
export const Contacts: Story = {
  render: () => (
    <OpenedBy
      heading="People we may call"
      label="Choose from the phone book"
      page={<p className="text-body">Two people who know you. We call them only when we cannot reach you.</p>}
    >
      {(isOpen, onOpenChange) => (
        <PermissionSheet
          open={isOpen}
          onOpenChange={onOpenChange}
          title="May we open your phone book?"
          why="So that you can tap the two people instead of typing their numbers."
          reads={['The name and number of the person that you tap']}
          leaves={['Everybody else in it', 'Your messages and calls']}
          onAllow={() => undefined}
        />
      )}
    </OpenedBy>
  ),
  play: async () => {
    await open('Choose from the phone book');
    await expect(body().getByRole('button', { name: 'Not now' })).toBeVisible();
  },
};
