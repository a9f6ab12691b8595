'use client';
import { AmountSlider } from '@kopa/ui/amount-slider';
import { AmountSummary } from '@kopa/ui/amount-summary';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { ChoiceChips } from '@kopa/ui/choice-chips';
import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';
import { useState } from 'react';

const tenures = [
  { value: 30, label: '30 days' },
  { value: 61, label: '61 days' },
  { value: 91, label: '91 days' },
];

/** An example of a price: 0.1 % a day, in the smallest unit of the currency. The lender computes the sums. */
const interestCents = (amount: number, days: number) => Math.round((amount * 100 * days) / 1000);

export interface ChooseAmountProps {
  /** Receives the whole amount and the days of the loan. */
  onChoose?: ((amount: number, days: number) => void) | undefined;
}

/** The amount and the days of a loan, and what both cost at once. */
export function ChooseAmount({ onChoose }: ChooseAmountProps) {
  const [amount, setAmount] = useState(10_000);
  const [days, setDays] = useState(91);
  const figure = amount.toLocaleString('en');
  return (
    <Screen
      header={<NavBar title="Your loan" />}
      footer={
        <Button block onClick={() => onChoose?.(amount, days)}>
          Continue
        </Button>
      }
    >
      <div style={{ display: 'flex', flexDirection: 'column', gap: '1rem' }}>
        <Card heading="How much?">
          <AmountSlider
            label="How much?"
            min={1000}
            max={20_000}
            step={500}
            value={amount}
            onChange={setAmount}
            format={(value) => value.toLocaleString('en')}
          />
        </Card>
        <ChoiceChips label="For how long?" options={tenures} value={days} onChange={setDays} />
        <AmountSummary
          title={`${figure} for ${days} days`}
          get={{ cents: amount * 100 }}
          payBack={{ cents: amount * 100 + interestCents(amount, days) }}
        />
      </div>
    </Screen>
  );
}
