import fs from 'node:fs';
import { languages, type Language } from '@kopa/contract';
import type { loanAgreement } from '@kopa/contract/calls/loan';
import type { ResultOf } from '@kopa/contract/calls/call';
import type { KeyFacts } from '@kopa/contract/entities';
import { longDay, shillings } from '../accounts/tell-borrower.ts';

/** Named in the key facts and kept with each acceptance; changes with any word of `locales/<language>/agreement.json`. */
export const agreementVersion = '2026-11-21';

interface AgreementText {
  title: string;
  clauses: Record<string, { heading: string; text: string }>;
}

const texts = Object.fromEntries(
  languages.map((language) => {
    const file = new URL(import.meta.resolve(`@kopa/locales/${language}/agreement.json`));
    return [language, JSON.parse(fs.readFileSync(file, 'utf8')) as AgreementText];
  }),
) as Record<Language, AgreementText>;

/** The loan agreement in words, with an order's own figures. */
export function agreementOf(facts: KeyFacts, language: Language): ResultOf<typeof loanAgreement> {
  const { title, clauses } = texts[language];
  const values = agreementValues(facts, language);
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => valueOf(values, name));
  return {
    version: facts.agreementVersion,
    title,
    clauses: Object.values(clauses).map(({ heading, text }) => ({
      heading: fill(heading),
      text: fill(text),
    })),
  };
}

/** What the agreement's `{{names}}` stand for. */
export function agreementValues(facts: KeyFacts, language: Language): Record<string, string> {
  const { terms } = facts;
  return {
    orderNo: facts.orderNo,
    principal: shillings(facts.principalCents),
    tenure: String(facts.tenureDays),
    fee: shillings(facts.feeCents),
    tax: shillings(facts.taxCents),
    taxRate: percent(terms.taxBps),
    received: shillings(facts.disbursedCents),
    interest: shillings(facts.interestCents),
    interestRate:
      terms.interest.basis === 'annual'
        ? percent(terms.interest.annualBps)
        : percent((terms.interest.dailyPpm * 365) / 100),
    total: shillings(facts.dueCents),
    totalCost: shillings(facts.totalCostCents),
    apr: percent(facts.aprBps),
    dueOn: longDay(facts.dueOn, language),
    penalty: shillings(facts.penaltyPerDayCents),
    penaltyRate: percent(terms.penaltyBpsPerDay),
    most: shillings(facts.principalCents * 2),
    payout: `${facts.payout.bankName} ${facts.payout.maskedNumber}`,
  };
}

function valueOf(values: Record<string, string>, name: string): string {
  const value = values[name];
  if (value === undefined)
    throw new Error(`agreement.json asks for {{${name}}}, which the agreement does not have. Mend the text.`);
  return value;
}

/** A rate as it is read: '30%', '35.06%'. */
function percent(bps: number): string {
  return `${Number((bps / 100).toFixed(2))}%`;
}
