import { Button } from '@kopa/ui/button';
import { IconButton } from '@kopa/ui/icon-button';
import { Camera, Check, CircleQuestionMark, Smartphone } from '@kopa/ui/icons';
import { NavBar } from '@kopa/ui/nav-bar';
import { Note } from '@kopa/ui/note';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/foundations/icons/examples',
  component: Check,
} satisfies Meta<typeof Check>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a bar (24), a note and a button (20): each beside its word, but back and help. */
export const InPlace: Story = {
  render: () => (
    <>
      <NavBar
        title="Your ID"
        onBack={() => undefined}
        end={<IconButton label="Help" icon={<CircleQuestionMark aria-hidden />} />}
      />
      <main className="flex flex-col gap-4 p-4">
        <Note tone="neutral" icon={<Smartphone aria-hidden />}>
          M-Pesa 0712 ••• 412, in 10 to 60 minutes
        </Note>
        <Button block icon={<Camera aria-hidden />}>
          Photo of the back
        </Button>
      </main>
    </>
  ),
};
