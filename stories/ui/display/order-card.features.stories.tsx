import { Card } from '@kopa/ui/card';
import { Ban } from '@kopa/ui/icons';
import { OrderCard } from '@kopa/ui/order-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/display/order-card/features',
  component: OrderCard,
  args: { amountCents: 0, status: { tone: 'neutral', label: '' } },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Card flush>{Story()}</Card>
      </div>
    ),
  ],
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Always icon and word. Cancelled and not approved are never red. */
export const States: Story = {
  render: () => (
    <>
      <OrderCard
        amountCents={1_000_000}
        status={{ tone: 'warning', label: 'Needs you' }}
        caption="Send a photo of your card"
        href="#1"
      />
      <OrderCard
        amountCents={1_000_000}
        status={{ tone: 'info', label: 'Checking' }}
        caption="Answer by SMS today"
        href="#2"
      />
      <OrderCard
        amountCents={1_000_000}
        status={{ tone: 'primary', label: 'Repaying' }}
        caption="Pay 10,748 by 6 Jan 2027"
        href="#3"
      />
      <OrderCard
        amountCents={1_000_000}
        status={{ tone: 'danger', label: 'Late' }}
        caption="Due 6 Jan, 3 days late"
        href="#4"
      />
      <OrderCard
        amountCents={800_000}
        status={{ tone: 'success', label: 'Finished' }}
        caption="Paid 30 Sep, on time"
        href="#5"
      />
      <OrderCard
        amountCents={800_000}
        status={{ tone: 'neutral', label: 'Cancelled', icon: <Ban aria-hidden /> }}
        caption="Ended 12 May, not collected"
        href="#6"
      />
      <OrderCard
        amountCents={2_000_000}
        status={{ tone: 'neutral', label: 'Not approved' }}
        caption="Answered 4 Jan"
        href="#7"
      />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Checking/ })).toHaveFocus();
  },
};

export const StatesJuaDark: Story = {
  ...States,
  play: undefined,
  globals: { brand: 'jua', mode: 'dark' },
};

/** Without a target the card is no control, and has no arrow. */
export const Still: Story = {
  args: {
    amountCents: 300_000,
    status: { tone: 'success', label: 'Finished' },
    caption: 'Paid 18 Nov, on time',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The chip goes below the amount, and words wrap. */
export const LongSmallPhone: Story = {
  args: {
    amountCents: 123_456_750,
    status: { tone: 'warning', label: 'Tunahitaji picha mpya ya kitambulisho' },
    caption: 'Tuma picha ya upande wa nyuma wa kitambulisho chako kabla ya Jumamosi tarehe 20 Februari 2027',
    href: '#long',
  },
  globals: { viewport: { value: 'small', isRotated: false }, locale: 'sw' },
};
