import { consentPurposes, type ConsentPurpose } from '@kopa/contract/enumerations/permissions';
import { session } from '../session/session.ts';
import { readStored, removeStored, writeStored } from '../session/stored.ts';

/** An answer to one purpose, with the text's version. */
export interface Answer {
  version: string;
  given: boolean;
}
export type Answers = Partial<Record<ConsentPurpose, Answer>>;

const prefix = 'consents:';
const longestVersion = 40;
/** A fallback without storage: in memory until the page is closed. */
const unstored = new Map<string, Answers>();

/** The owner of answers: a borrower by id; `null` for a visitor, whose answers wait for the next login. */
type Owner = string | null;
const keyOf = (owner: Owner) => prefix + (owner ?? 'visitor');

/** Unconfirmed answers, parsed field by field. */
export function unsentAnswers(owner: Owner): Answers {
  return unstored.get(keyOf(owner)) ?? parse(readStored(keyOf(owner)));
}

/** This phone's unsent answers, by owner; the borrower's own override the visitor's. */
export function unsentHere(): Answers {
  const userId = session()?.userId;
  return { ...unsentAnswers(null), ...(userId !== undefined && unsentAnswers(userId)) };
}

export const anyUnsentHere = (): boolean => Object.keys(unsentHere()).length > 0;

/**
 * Stores answers until the lender has them, beside earlier ones. They contain neither texts nor personal
 * data, and outlive a logout: an offline withdrawal must not be lost. They are sent only for their owner.
 */
export function keepUnsent(owner: Owner, answers: Answers): void {
  replaceUnsent(owner, { ...unsentAnswers(owner), ...answers });
}

/** Replaces all stored answers of an owner. */
export function replaceUnsent(owner: Owner, answers: Answers): void {
  const key = keyOf(owner);
  unstored.delete(key);
  if (Object.keys(answers).length === 0) removeStored(key);
  else if (!writeStored(key, answers)) {
    // An older answer must not return.
    removeStored(key);
    unstored.set(key, answers);
  }
}

/** Deletes sent answers, unless changed in the meantime. */
export function forgetSent(owner: Owner, sent: Answers): void {
  const left = Object.entries(unsentAnswers(owner)).filter(([purpose, { version, given }]) => {
    const was = sent[purpose as ConsentPurpose];
    return was?.version !== version || was.given !== given;
  });
  replaceUnsent(owner, Object.fromEntries(left));
}

function parse(stored: unknown): Answers {
  if (typeof stored !== 'object' || stored === null) return {};
  const fields = stored as Record<string, unknown>;
  return Object.fromEntries(
    consentPurposes.flatMap((purpose) => {
      const { version, given } = (fields[purpose] ?? {}) as Record<string, unknown>;
      const holds = typeof version === 'string' && version.length <= longestVersion;
      return holds && typeof given === 'boolean' ? [[purpose, { version, given }]] : [];
    }),
  );
}
