import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { languages, type Language, type Market, type Policy } from '@kopa/contract';
import type { loanAgreement } from '@kopa/contract/calls/loan';
import type { ResultOf } from '@kopa/contract/calls/call';
import type { KeyFacts } from '@kopa/contract/entities';
import { moneyText } from '@kopa/contract/market/money';
import { percent } from '@kopa/contract/texts/percent';
import { longDay } from '../accounts/tell-borrower.ts';
import { canonicalJson } from './canonical-json.ts';

interface AgreementText {
  title: string;
  clauses: Record<string, { heading: string; text: string }>;
  /** The alternatives that depend on the terms, one of each pair. */
  sentences: Record<SentenceName, string>;
}
type SentenceName =
  | 'interestDaily'
  | 'interestFlat'
  | 'interestStops'
  | 'interestContinues'
  | 'earlyCheaper'
  | 'earlySame'
  | 'lateOnPrincipal'
  | 'lateOnOverdue'
  | 'lateCompounding'
  | 'capped'
  | 'uncapped';

const texts = Object.fromEntries(
  languages.map((language) => {
    const file = new URL(import.meta.resolve(`@kopa/locales/${language}/agreement.json`));
    return [language, JSON.parse(fs.readFileSync(file, 'utf8')) as AgreementText];
  }),
) as Record<Language, AgreementText>;

/**
 * Part of the key facts and stored with each acceptance; a hash of the text in all languages, so that a
 * change of the text changes the version.
 */
export const agreementVersion = createHash('sha256').update(canonicalJson(texts)).digest('hex').slice(0, 12);

/**
 * The text of the loan agreement, with an order's figures and the sentences for its terms, under the
 * policy: the agreement promises no cancellation where none is allowed.
 */
export function agreementOf(
  facts: KeyFacts,
  language: Language,
  { cancel, market }: Pick<Policy, 'cancel' | 'market'>,
): ResultOf<typeof loanAgreement> {
  const { title, clauses, sentences } = texts[language];
  const figures = agreementValues(facts, language, market);
  const values = { ...figures, ...sentencesOf(facts.terms, sentences, figures) };
  const kept = Object.entries(clauses).filter(([name]) => name !== 'cancel' || cancel !== 'never');
  return {
    version: facts.agreementVersion,
    title,
    clauses: kept.map(([, { heading, text }], index) => ({
      heading: `${index + 1}. ${heading}`,
      text: fill(text, values),
    })),
  };
}

const lateSentences = {
  principal: 'lateOnPrincipal',
  overdue: 'lateOnOverdue',
  compounding: 'lateCompounding',
} as const;

function sentencesOf(
  { accrual, interestAfterDue, penaltyBase = 'principal', penaltyCap }: KeyFacts['terms'],
  sentences: AgreementText['sentences'],
  figures: Record<string, string>,
): Record<string, string> {
  const daily = accrual === 'daily';
  const goesOn = daily && interestAfterDue === 'continue';
  const sentence = (name: SentenceName) => fill(sentences[name], figures);
  return {
    interestSentence: sentence(daily ? 'interestDaily' : 'interestFlat'),
    afterDueSentence: sentence(goesOn ? 'interestContinues' : 'interestStops'),
    earlySentence: sentence(daily ? 'earlyCheaper' : 'earlySame'),
    lateSentence: sentence(lateSentences[penaltyBase]),
    capSentence: sentence(penaltyCap === 'inDuplum' ? 'capped' : 'uncapped'),
  };
}

/** The values of the agreement's `{{names}}`. */
function agreementValues(facts: KeyFacts, language: Language, market: Market): Record<string, string> {
  const { terms } = facts;
  const money = (cents: number) => moneyText(cents, market.currency);
  return {
    orderNo: facts.orderNo,
    principal: money(facts.principalCents),
    tenure: String(facts.tenureDays),
    fee: money(facts.feeCents),
    tax: money(facts.taxCents),
    taxRate: percent(terms.taxBps),
    received: money(facts.disbursedCents),
    interest: money(facts.interestCents),
    interestRate:
      terms.interest.basis === 'annual'
        ? percent(terms.interest.annualBps)
        : percent((terms.interest.dailyPpm * 365) / 100),
    total: money(facts.dueCents),
    totalCost: money(facts.totalCostCents),
    apr: percent(facts.aprBps),
    dueOn: longDay(facts.dueOn, language),
    penalty: money(facts.penaltyPerDayCents),
    penaltyRate: percent(terms.penaltyBpsPerDay),
    most: money(facts.principalCents * 2),
    payout: `${facts.payout.name} ${facts.payout.maskedNumber}`,
  };
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => valueOf(values, name));
}

function valueOf(values: Record<string, string>, name: string): string {
  const value = values[name];
  if (value === undefined)
    throw new Error(
      `agreement.json asks for {{${name}}}, which the agreement does not have. Correct the text.`,
    );
  return value;
}
