import { AmountSlider } from '@kopa/ui/amount-slider';
import { AmountSummary } from '@kopa/ui/amount-summary';
import { Button } from '@kopa/ui/button';
import { ChoiceChips } from '@kopa/ui/choice-chips';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

const meta = {
  title: 'ui/display/amount-summary/examples',
  component: AmountSummary,
  args: { title: '', get: { cents: 0 }, payBack: { cents: 0 } },
} satisfies Meta<typeof AmountSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

function Calculator() {
  const [amount, setAmount] = useState(10_000);
  const [days, setDays] = useState(91);
  return (
    <main className="flex flex-col gap-6 p-4">
      <AmountSlider
        label="How much do you need?"
        min={1000}
        max={50_000}
        step={500}
        value={amount}
        onChange={setAmount}
        format={(value) => `KSh ${value.toLocaleString('en-KE')}`}
      />
      <ChoiceChips
        label="For how many days?"
        value={days}
        onChange={setDays}
        options={[91, 120, 150, 180].map((value) => ({ value, label: value }))}
      />
      <AmountSummary
        title="KSh 10,000 for 91 days"
        get={{ cents: 988_400, caption: 'today, on M-Pesa' }}
        payBack={{ cents: 1_074_800, caption: 'by Sat 20 Feb 2027' }}
        cost={{ label: 'What it costs', value: 'KSh 864 · APR 35.06%', onClick: () => undefined }}
      />
      <Button block>Apply for KSh 10,000</Button>
    </main>
  );
}

/** Below the amount and the days: the resulting sums. */
export const BelowTheCalculator: Story = { render: () => <Calculator /> };
