import { Announcer, useAnnounce } from '@kopa/ui/announce';
import { Button } from '@kopa/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../guide.ts';

function Sayer() {
  const announce = useAnnounce();
  return (
    <div className="flex flex-col items-start gap-4 p-4">
      <Button variant="outline" onClick={() => announce('Photo received')}>
        Say it politely
      </Button>
      <Button variant="outline" onClick={() => announce('The photo was not sent', 'assertive')}>
        Say it at once
      </Button>
    </div>
  );
}

/**
 * Has a text read out by `useAnnounce`. The toolbar's frame has the Announcer already, as an app has at its
 * root.
 */
const meta = {
  title: 'ui/foundations/announce',
  component: Announcer,
  render: () => <Sayer />,
  parameters: guide({
    keys: 'none',
    dos: [
      'Mount one Announcer at the root, before anything is said.',
      'Announce what changes away from the focus: a photo arrived, a row appeared.',
      'Keep it to a few words: they are read over what one is doing.',
    ],
    donts: [
      'Announce what takes the focus: it is read anyway.',
      'Use assertive for good news.',
      'Say things only here: who sees must be told, too.',
    ],
  }),
} satisfies Meta<typeof Announcer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only keys. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Photo received').closest('output')).not.toBeNull());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByText('The photo was not sent').closest('[role=alert]')).not.toBeNull(),
    );
  },
};
