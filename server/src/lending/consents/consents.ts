import type { Language, Policy } from '@kopa/contract';
import type { Consent } from '@kopa/contract/entities';
import {
  consentPurposes,
  permissions,
  permissionsAsked,
  type ConsentPurpose,
} from '@kopa/contract/enumerations/permissions';
import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { consentEvents, type ConsentEventRow } from '../../storage/schema/index.ts';
import { lockBorrower } from '../accounts/users.ts';
import { CallError } from '../call-error.ts';
import { consentText } from './consent-texts.ts';

type Reading = Policy['deviceData'];

/** What a borrower last said to each purpose that was ever answered. */
export async function consentsSaid(
  db: Database | Transaction,
  userId: string,
): Promise<ReadonlyMap<ConsentPurpose, ConsentEventRow>> {
  const said = await db
    .select()
    .from(consentEvents)
    .where(eq(consentEvents.userId, userId))
    .orderBy(asc(consentEvents.id));
  return new Map(said.map((row) => [row.purpose, row]));
}

/** Every purpose that a lender of this reading asks for, with its text, and what the borrower said; a visitor has said nothing. */
export async function consentsOf(
  db: Database | Transaction,
  userId: string | null,
  reading: Reading,
  language: Language,
): Promise<Consent[]> {
  const said = userId === null ? new Map<ConsentPurpose, ConsentEventRow>() : await consentsSaid(db, userId);
  return purposesOf(reading).map((purpose) => {
    const last = said.get(purpose);
    return {
      purpose,
      ...consentText(purpose, language),
      answer: !last ? 'unasked' : last.given ? 'given' : 'withdrawn',
      answeredAt: last?.at ?? null,
      answeredVersion: last?.version ?? null,
    };
  });
}

export interface ConsentsToKeep {
  userId: string;
  answers: readonly { purpose: ConsentPurpose; version: string; given: boolean }[];
  language: Language;
  at: number;
}

/**
 * Adds what a borrower said, with the words and the version that were shown; what was said before stays on record. Of two answers to one
 * purpose the one that gives less counts; what says nothing new adds nothing. Throws `deviceDataOff` for what this lender never asks for,
 * and `consentTextChanged` for consent to a text that is no longer shown: withdrawing needs no version. Then nothing is kept.
 */
export async function keepConsents(
  tx: Transaction,
  { userId, answers, language, at }: ConsentsToKeep,
  reading: Reading,
): Promise<void> {
  if (answers.length === 0) return;
  // One borrower's answers come one after the other, so that the newest row is the newest word.
  await lockBorrower(tx, userId);
  const said = await consentsSaid(tx, userId);
  const asked = new Set(purposesOf(reading));
  for (const purpose of consentPurposes) {
    const given = answers.filter((answer) => answer.purpose === purpose);
    const answer = given.find((each) => !each.given) ?? given[0];
    if (!answer) continue;
    if (!asked.has(purpose)) throw new CallError('deviceDataOff');
    const { version, ...text } = consentText(purpose, language);
    if (answer.given && answer.version !== version) throw new CallError('consentTextChanged');
    const last = said.get(purpose);
    if (last && last.given === answer.given && (!answer.given || last.version === version)) continue;
    await tx
      .insert(consentEvents)
      .values({ userId, purpose, given: answer.given, version, language, text, at });
  }
}

function purposesOf(reading: Reading): readonly ConsentPurpose[] {
  const asked = permissionsAsked(reading);
  return consentPurposes.filter((purpose) => {
    const permission = permissions.find((each) => each === purpose);
    return permission === undefined || asked.includes(permission);
  });
}
