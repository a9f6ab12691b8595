import { consentPurposes, type ConsentPurpose } from '@kopa/contract/enumerations/permissions';
import { session } from '../session/session.ts';
import { readStored, removeStored, writeStored } from '../session/stored.ts';

/** What was said to one purpose, and to which version of its words. */
export interface Answer {
  version: string;
  given: boolean;
}
export type Answers = Partial<Record<ConsentPurpose, Answer>>;

const prefix = 'consents:';
const longestVersion = 40;
/** Where this phone keeps nothing: until the page is closed. */
const unstored = new Map<string, Answers>();

/** Whose answers: a borrower's by their id; `null`, those of a visitor, which wait for whoever logs in next. */
type Owner = string | null;
const keyOf = (owner: Owner) => prefix + (owner ?? 'visitor');

/** Answers that the lender has not confirmed yet, parsed field by field. */
export function unsentAnswers(owner: Owner): Answers {
  return unstored.get(keyOf(owner)) ?? parse(readStored(keyOf(owner)));
}

/** What was said on this phone and is not with the lender yet, by whoever holds it now; the borrower's own word counts last. */
export function unsentHere(): Answers {
  const userId = session()?.userId;
  return { ...unsentAnswers(null), ...(userId !== undefined && unsentAnswers(userId)) };
}

export const anyUnsentHere = (): boolean => Object.keys(unsentHere()).length > 0;

/**
 * Keeps answers until the lender has them, beside those that are kept already. They hold no words and nothing of the person, and outlive
 * a logout: what was withdrawn without a connection must not be forgotten. They are sent in the name of their owner alone.
 */
export function keepUnsent(owner: Owner, answers: Answers): void {
  replaceUnsent(owner, { ...unsentAnswers(owner), ...answers });
}

/** Keeps these in place of all that were kept for their owner. */
export function replaceUnsent(owner: Owner, answers: Answers): void {
  const key = keyOf(owner);
  unstored.delete(key);
  if (Object.keys(answers).length === 0) removeStored(key);
  else if (!writeStored(key, answers)) {
    // An older word must not come back.
    removeStored(key);
    unstored.set(key, answers);
  }
}

/** Forgets what has been sent, unless something else was said meanwhile. */
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
