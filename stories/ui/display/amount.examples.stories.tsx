import { Amount } from '@kopa/ui/amount';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/amount/examples',
  component: Amount,
  args: { cents: 0 },
} satisfies Meta<typeof Amount>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The one sum of the screen, with the saving in a line below. */
export const ToPay: Story = {
  render: () => (
    <main className="p-4">
      <Card>
        <p className="text-label font-text text-muted">To pay by Wed 6 Jan 2027</p>
        <Amount cents={1_074_800} size="amount" />
        <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-decor pt-3">
          <span className="text-label font-text text-muted">If you pay today, you save</span>
          <Amount cents={37_050} />
        </p>
        <div className="mt-4">
          <Button block>Pay</Button>
        </div>
      </Card>
    </main>
  ),
};
