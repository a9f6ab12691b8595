import { AmountSlider } from '@kopa/ui/amount-slider';
import { Button } from '@kopa/ui/button';
import { ChoiceChips } from '@kopa/ui/choice-chips';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

const meta = {
  title: 'ui/fields/choice-chips/examples',
  component: ChoiceChips<number>,
  args: { label: '', value: null, onChange: () => undefined, options: [] },
} satisfies Meta<typeof ChoiceChips<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Calculator() {
  const [days, setDays] = useState(91);
  const [amount, setAmount] = useState(10_000);
  return (
    <main className="flex flex-col gap-5 p-4">
      <h1 className="text-heading">How much do you need?</h1>
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
      <Button block>Apply for KSh {amount.toLocaleString('en-KE')}</Button>
    </main>
  );
}

/** A sum and a term: both change the offer at once. */
export const SumAndTerm: Story = { render: () => <Calculator /> };
