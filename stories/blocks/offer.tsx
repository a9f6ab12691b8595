'use client';
import { AmountSummary } from '@kopa/ui/amount-summary';
import { Button } from '@kopa/ui/button';
import { BoundAgreementCheck } from '@kopa/ui/form';
import { FormDataForm } from '@kopa/ui/form-data';
import { KeyFacts, type KeyFactsProps } from '@kopa/ui/key-facts';
import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';

/** An example of an offer, in the smallest unit of the currency. The lender computes the sums. */
const example = {
  title: 'For 91 days, in one payment',
  due: 'by Sat 20 Feb 2027',
  receive: {
    lines: [
      { label: 'You borrow', cents: 1_000_000 },
      { label: 'Processing fee', cents: -9800 },
      { label: 'Tax on fee, 18%', cents: -1800 },
    ],
    label: 'You receive today',
    cents: 988_400,
  },
  payBack: {
    lines: [
      { label: 'You borrow', cents: 1_000_000 },
      { label: 'Interest, 30% a year', cents: 74_800 },
    ],
    label: 'You pay back',
    cents: 1_074_800,
  },
  facts: [{ label: 'APR (all costs, per year)', value: '35.06%' }],
} satisfies KeyFactsProps & { title: string; due: string };

export interface OfferProps {
  /** Called when the agreement is ticked and the offer taken. */
  onAccept?: (() => void) | undefined;
}

/** An offer with all its costs: both sums, the key facts, the agreement, and one button. */
export function Offer({ onAccept }: OfferProps) {
  const { title, due, receive, payBack, facts } = example;
  return (
    <FormDataForm
      check={(data) => ({ agreed: data.get('agreed') ? undefined : 'Agree to the loan agreement first' })}
      onSubmit={(event) => {
        event.preventDefault();
        onAccept?.();
      }}
    >
      <Screen
        header={<NavBar title="Your offer" />}
        footer={
          <div style={{ display: 'flex', flexDirection: 'column', gap: '0.75rem' }}>
            <BoundAgreementCheck name="agreed" label="Agreement">
              I have read the loan agreement and agree to it
            </BoundAgreementCheck>
            <Button block type="submit">
              Get money
            </Button>
          </div>
        }
      >
        <div style={{ display: 'flex', flexDirection: 'column', gap: '1rem' }}>
          <AmountSummary
            title={title}
            get={{ cents: receive.cents, caption: 'today' }}
            payBack={{ cents: payBack.cents, caption: due }}
          />
          <KeyFacts receive={receive} payBack={payBack} facts={facts} />
        </div>
      </Screen>
    </FormDataForm>
  );
}
