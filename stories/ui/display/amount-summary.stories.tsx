import { AmountSummary } from '@kopa/ui/amount-summary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

const costs = fn();

/** The T-account: the sum received and the sum to repay. */
const meta = {
  title: 'ui/display/amount-summary',
  component: AmountSummary,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: {
    title: 'KSh 10,000 for 91 days',
    get: { cents: 988_400, caption: 'today, on M-Pesa' },
    payBack: { cents: 1_074_800, caption: 'by Sat 20 Feb 2027' },
    cost: { label: 'What it costs', value: 'KSh 864 · APR 35.06%', onClick: costs },
  },
  parameters: guide({
    keys: [
      ['Tab', 'reaches what it costs, when that leads to the details'],
      ['Enter or Space', 'opens the details'],
    ],
    dos: [
      'Show both sums, always, and the cost below them.',
      'Say by what and by when: "today, on M-Pesa", "by Sat 20 Feb 2027".',
      'Change both sums at once when the amount or the days change.',
    ],
    donts: [
      'Show what one gets without what one pays back.',
      'Turn the order round, or put the larger sum first because it is larger.',
      'Use it for anything but a loan: sums in a list are a Ledger.',
    ],
  }),
} satisfies Meta<typeof AmountSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    costs.mockClear();
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'You get',
      'You pay back',
    ]);
    await userEvent.tab();
    const details = canvas.getByRole('button', { name: /What it costs/ });
    await expect(details).toHaveFocus();
    await expect(details.offsetHeight).toBeGreaterThanOrEqual(48);
    await userEvent.keyboard('{Enter}');
    await expect(costs).toHaveBeenCalledTimes(1);
  },
};
