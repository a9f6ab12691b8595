'use client';
import type { ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { Card, type CardProps } from '../card/index.js';
import { KeyFact, Ledger, LedgerLine, LedgerSum, LedgerTotal } from '../ledger/index.js';

/** One sum of a group. */
export interface KeyFactsLine {
  /** "Processing fee" */
  label: ReactNode;
  /** Integer cents, below zero for what is taken off: a fee of KSh 98 is -9800. */
  cents: number;
}

/** Lines and what they come to. */
export interface KeyFactsGroup {
  /** At least one. The first is written without a sign, the others with "+" or "−". */
  lines: readonly [KeyFactsLine, ...KeyFactsLine[]];
  /** What the lines make together: "You receive today". */
  label: ReactNode;
  /** As the lender counts it, integer cents. It must be what the lines add up to. */
  cents: number;
}

/** A figure of the offer that is no sum. */
export interface Fact {
  /** "APR, all costs in", "Due date", "If you pay late" */
  label: ReactNode;
  /** In words, written for the reader's language: "35.06%", "Saturday 20 February 2027". */
  value: ReactNode;
}

export interface KeyFactsProps extends Omit<CardProps, 'flush' | 'children'> {
  /** From what is borrowed to what arrives: fee, tax. Ends in a sum under a single rule. */
  receive: KeyFactsGroup;
  /** From what is borrowed to what is owed: interest. Ends in the total over the double rule. */
  payBack: KeyFactsGroup;
  /** What no line says: the due date, the APR, what being late costs. */
  facts?: readonly Fact[] | undefined;
  /** Default "KSh". */
  currency?: string | undefined;
  /** Above the card. */
  heading?: ReactNode;
}

/** A developer hears of sums that do not add up; borrowers see what the lender says. */
function check(name: string, { lines, cents }: KeyFactsGroup) {
  if (lines.length === 0)
    complain('KeyFacts', `${name} has no lines, so nobody sees where its sum comes from. Give it its lines.`);
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
    />
  ));

/**
 * The offer in two sums: what arrives, and what is owed, with every charge between them in the open. Renders a `<dl>` in a Card,
 * which gets every other prop.
 */
export function KeyFacts({ receive, payBack, facts = [], currency = 'KSh', ...rest }: KeyFactsProps) {
  check('receive', receive);
  check('payBack', payBack);
  return (
    <Card {...rest}>
      <Ledger currency={currency}>
        {lines(receive)}
        <LedgerSum label={receive.label} cents={receive.cents} />
        {lines(payBack)}
        <LedgerTotal label={payBack.label} cents={payBack.cents} />
        {facts.map((fact, index) => (
          <KeyFact
            // Facts have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            label={fact.label}
            value={fact.value}
          />
        ))}
      </Ledger>
    </Card>
  );
}
