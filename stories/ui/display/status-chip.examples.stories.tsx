import { Amount } from '@kopa/ui/amount';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { StatusChip } from '@kopa/ui/status-chip';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/status-chip/examples',
  component: StatusChip,
  args: { tone: 'neutral', children: '' },
} satisfies Meta<typeof StatusChip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A late loan at home: the state beside the sum, explained in words. */
export const LateLoan: Story = {
  render: () => (
    <main className="p-4">
      <Card>
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="text-label font-text text-muted">To pay by Wed 6 Jan</span>
          <StatusChip tone="danger">7 days late</StatusChip>
        </p>
        <Amount cents={1_214_800} size="amount" />
        <p className="mt-2 mb-4 text-caption text-muted">
          KSh 200 are added each day. It can never be more than KSh 20,000 in all.
        </p>
        <Button block>Pay</Button>
      </Card>
    </main>
  ),
};
