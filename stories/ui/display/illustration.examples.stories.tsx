import { Button } from '@kopa/ui/button';
import { Illustration } from '@kopa/ui/illustration';
import { Note } from '@kopa/ui/note';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/illustration/examples',
  component: Illustration,
  args: { name: 'approved' },
} satisfies Meta<typeof Illustration>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Above the news, and less prominent. */
export const Arrived: Story = {
  render: () => (
    <main className="flex flex-col gap-4 p-4 text-center">
      <Illustration name="deposit" />
      <h1 className="text-heading">KSh 9,884 have arrived</h1>
      <p className="text-body text-muted">You pay back KSh 10,748 by Saturday 20 February 2027.</p>
      <Button block>See your loan</Button>
    </main>
  ),
};

/** A refusal shows two ways on, and no judgement. */
export const Refused: Story = {
  render: () => (
    <main className="flex flex-col gap-4 p-4">
      <Illustration name="rejected" />
      <h1 className="text-heading">We cannot lend to you this time</h1>
      <p className="text-body text-muted">It cost you nothing.</p>
      <Note tone="primary" title="You can apply again from Monday 21 December 2026">
        A smaller amount is easier to approve.
      </Note>
    </main>
  ),
};
