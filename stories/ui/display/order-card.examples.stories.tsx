import { Card } from '@kopa/ui/card';
import { Ban } from '@kopa/ui/icons';
import { OrderCard } from '@kopa/ui/order-card';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/order-card/examples',
  component: OrderCard,
  args: { amountCents: 0, status: { tone: 'neutral', label: '' } },
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The loan that runs, then the others by year. */
export const Records: Story = {
  render: () => (
    <div className="flex flex-col gap-6 p-4">
      <Card flush heading="Now">
        <OrderCard
          amountCents={1_000_000}
          status={{ tone: 'primary', label: 'Repaying' }}
          caption="Pay 10,748 by 6 Jan 2027"
          href="#1"
        />
      </Card>
      <Card flush heading="2026">
        <OrderCard
          amountCents={800_000}
          status={{ tone: 'success', label: 'Finished' }}
          caption="Paid 30 Sep, on time"
          href="#2"
        />
        <OrderCard
          amountCents={800_000}
          status={{ tone: 'neutral', label: 'Cancelled', icon: <Ban aria-hidden /> }}
          caption="Ended 12 May, not collected"
          href="#3"
        />
        <OrderCard
          amountCents={2_000_000}
          status={{ tone: 'neutral', label: 'Not approved' }}
          caption="Answered 4 Jan"
          href="#4"
        />
      </Card>
    </div>
  ),
};
