import { OwnerTag } from '@kopa/ui/owner-tag';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/owner-tag/examples',
  component: OwnerTag,
  tags: ['no-picture'],
  args: { name: null, children: 'free' },
} satisfies Meta<typeof OwnerTag>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At the end of a row of a queue. */
export const InAQueue: Story = {
  render: () => (
    <main className="p-4">
      <h1 className="mb-3 text-title">Feedback</h1>
      <p className="flex items-center justify-between text-body">
        Loan not received
        <OwnerTag name="Achieng Atieno">Achieng</OwnerTag>
      </p>
    </main>
  ),
};
