import { AmountSlider } from '@kopa/ui/amount-slider';
import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

const meta = {
  title: 'ui/fields/amount-slider/examples',
  component: AmountSlider,
  args: {
    label: '',
    min: 0,
    max: 1,
    step: 1,
    value: 0,
    onChange: () => undefined,
    format: String,
  },
} satisfies Meta<typeof AmountSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

const shillings = (value: number) => `KSh ${value.toLocaleString('en-KE')}`;

function Sum({ typed = false, most = 60_000 }: { typed?: boolean; most?: number }) {
  const [amount, setAmount] = useState(15_000);
  return (
    <main className="flex flex-col gap-5 p-4">
      <h1 className="text-heading">How much do you need?</h1>
      <AmountSlider
        typed={typed}
        label="How much do you need?"
        min={1000}
        max={most}
        step={500}
        value={amount}
        onChange={setAmount}
        format={shillings}
      />
      <Note tone="neutral">You see what it costs before you decide.</Note>
      <Button block>Apply for {shillings(amount)}</Button>
    </main>
  );
}

/** The first question of a loan. */
export const Apply: Story = { render: () => <Sum /> };

/** For borrowers with a sum in mind: the sum can be typed. */
export const ApplyByTyping: Story = { render: () => <Sum typed /> };
