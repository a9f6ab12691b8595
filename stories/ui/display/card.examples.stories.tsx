import { Amount } from '@kopa/ui/amount';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { ListRow } from '@kopa/ui/list-row';
import { ProgressBar } from '@kopa/ui/progress';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/card/examples',
  component: Card,
  args: { children: null },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Home during a loan: the balance, then the next steps. */
export const RunningLoan: Story = {
  render: () => (
    <main className="flex flex-col gap-6 p-4">
      <Card>
        <p className="text-label font-text text-muted">To pay by Wed 6 Jan 2027</p>
        <Amount cents={1_074_800} size="amount" />
        <div className="mt-5 mb-4">
          <ProgressBar
            marker
            value={0.495}
            label="Days of the loan"
            valueText="46 of 91 days left"
            captions={['7 Oct', '46 days left', '6 Jan']}
          />
        </div>
        <Button block>Pay</Button>
      </Card>
      <Card flush heading="This loan">
        <ListRow label="What you owe, line by line" href="#owe" />
        <ListRow label="Ask for 30 more days" href="#more" />
        <ListRow label="I paid, but it does not show" href="#paid" />
      </Card>
    </main>
  ),
};
