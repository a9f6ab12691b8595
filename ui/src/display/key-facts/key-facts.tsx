'use client';
import type { ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { Card, type CardProps } from '../card/index.js';
import { KeyFact, Ledger, LedgerLine, LedgerSum, LedgerTotal } from '../ledger/index.js';

/** One amount of a group. */
export interface KeyFactsLine {
  /** "Processing fee" */
  label: ReactNode;
  /** Integer cents, negative for a deduction: a fee of USh 98 is -9800. */
  cents: number;
  /** Marks the line as changed and says from what: "was 748". */
  was?: ReactNode;
}

/** Lines and what they come to. */
export interface KeyFactsGroup {
  /** At least one. The first is written without a sign, the others with "+" or "−". */
  lines: readonly [KeyFactsLine, ...KeyFactsLine[]];
  /** The name of the sum: "You receive today". */
  label: ReactNode;
  /** The lender's sum, integer cents. Must equal the sum of the lines. */
  cents: number;
  /** As of a line. */
  was?: ReactNode;
}

/** A fact of the offer that is not an amount. */
export interface Fact {
  /** "APR (all costs, per year)", "Due date", "If you pay late" */
  label: ReactNode;
  /** Text in the reader's language: "35.06%", "Saturday 20 February 2027". */
  value: ReactNode;
  /** As of a line. */
  was?: ReactNode;
}

export interface KeyFactsProps extends Omit<CardProps, 'flush' | 'children'> {
  /** From the principal to the disbursed amount: fee, tax. Ends in a sum under a single rule. */
  receive: KeyFactsGroup;
  /** From the principal to the total: interest. Ends in the total over the double rule. */
  payBack: KeyFactsGroup;
  /** Further facts: due date, APR, late charge. */
  facts?: readonly Fact[] | undefined;
  /** Default: the market's. */
  currency?: string | undefined;
  /** Above the card. */
  heading?: ReactNode;
}

/** A complaint tells developers about sums that do not add up; borrowers see the lender's figures. */
function check(name: string, { lines, cents }: KeyFactsGroup) {
  if (lines.length === 0)
    complain('KeyFacts', `${name} has no lines, so its sum has no explanation. Pass its lines.`);
  const sum = lines.reduce((before, line) => before + line.cents, 0);
  if (lines.length > 0 && sum !== cents)
    complain(
      'KeyFacts',
      `the lines of ${name} add up to ${sum} cents, and its sum says ${cents}. Pass every line, with what is taken off below zero.`,
    );
  if (cents < 0)
    complain('KeyFacts', `${name} comes to ${cents} cents. Neither can be below zero; check the lines.`);
}

const lines = (group: KeyFactsGroup) =>
  group.lines.map((line, index) => (
    <LedgerLine
      // Lines have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      key={index}
      label={line.label}
      cents={line.cents}
      sign={index === 0 ? 'auto' : 'always'}
      was={line.was}
    />
  ));

/**
 * The offer in two sums, the disbursed amount and the total, with every charge shown. Renders a `<dl>` in a
 * Card, which receives every other prop.
 */
export function KeyFacts({ receive, payBack, facts = [], currency, ...rest }: KeyFactsProps) {
  check('receive', receive);
  check('payBack', payBack);
  return (
    <Card {...rest}>
      <Ledger currency={currency}>
        {lines(receive)}
        <LedgerSum label={receive.label} cents={receive.cents} was={receive.was} />
        {lines(payBack)}
        <LedgerTotal label={payBack.label} cents={payBack.cents} was={payBack.was} />
        {facts.map((fact, index) => (
          <KeyFact
            // Facts have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            label={fact.label}
            value={fact.value}
            was={fact.was}
          />
        ))}
      </Ledger>
    </Card>
  );
}
