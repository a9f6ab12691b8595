import { AmountSummary } from '@kopa/ui/amount-summary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/display/amount-summary/features',
  component: AmountSummary,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: {
    title: 'KSh 10,000 for 91 days',
    get: { cents: 988_400, caption: 'today, on M-Pesa' },
    payBack: { cents: 1_074_800, caption: 'by Sat 20 Feb 2027' },
  },
} satisfies Meta<typeof AmountSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutCost: Story = {};

/** The cost is said, and leads nowhere. */
export const CostInWords: Story = {
  args: { cost: { label: 'What it costs', value: 'KSh 864 · APR 35.06%' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OwnWords: Story = {
  args: {
    title: '30 more days',
    get: { label: 'You owed', cents: 1_074_800 },
    payBack: { label: 'You will owe', cents: 1_099_500, caption: 'by Fri 5 Feb 2027' },
  },
};

/** From 150 % on the columns stack: the received sum stays first. */
export const LargeText: Story = { globals: { textSize: '200%' } };
/** Both columns hold on 320 px. */
export const SmallPhone: Story = {
  args: {
    title: 'KSh 150,000 kwa siku 180',
    get: { cents: 14_826_000, caption: 'leo, kwa M-Pesa' },
    payBack: { cents: 17_219_200, caption: 'kufikia Jumatano 20 Mei 2027' },
    cost: { label: 'Gharama yake', value: 'KSh 23,932 · APR 35.06%', onClick: () => undefined },
  },
  globals: { viewport: { value: 'small', isRotated: false }, locale: 'sw' },
};
