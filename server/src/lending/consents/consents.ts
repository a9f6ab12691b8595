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

/** A borrower's latest answer to each answered purpose. */
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

/** All purposes under this policy, with text and the borrower's answer; a visitor has no answers. */
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
 * Records a borrower's answers with the shown text and version; earlier answers stay on record. Of two
 * answers to one purpose the more restrictive counts; an unchanged answer adds nothing. Throws
 * `deviceDataOff` for data that this lender never collects, and `consentTextChanged` for consent to an
 * outdated text; a withdrawal needs no version. Then nothing is recorded.
 */
export async function keepConsents(
  tx: Transaction,
  { userId, answers, language, at }: ConsentsToKeep,
  reading: Reading,
): Promise<void> {
  if (answers.length === 0) return;
  // Serialises one borrower's answers, so that the newest row is the current answer.
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
