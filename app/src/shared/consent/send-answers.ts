import { consentList, consentSave } from '@kopa/contract/calls/consent';
import type { Consent } from '@kopa/contract/entities';
import type { ConsentPurpose } from '@kopa/contract/enumerations/permissions';
import { CallError } from '../lender/call-error.ts';
import { send } from '../lender/client.ts';
import { commandKey, endCommand } from '../lender/command-keys.ts';
import { queryClient, queryKeys } from '../lender/queries.ts';
import { session, type Session } from '../session/session.ts';
import { settings } from '../session/settings.ts';
import { forgetSent, keepUnsent, replaceUnsent, unsentAnswers, type Answers } from './unsent-answers.ts';
import { learnConsents } from './use-consents.ts';

/**
 * `sent`: the lender has all answers. `kept`: stored on this phone, without a login or a connection.
 * `changed`: texts have changed since they were read, and no consent to them was recorded.
 */
export type Sent = 'sent' | 'kept' | 'changed';

let underWay: Promise<Sent> | null = null;

/**
 * Sends this phone's answers, a visitor's included, for the logged-in borrower. Safe to repeat: one command
 * until the lender has answered. Throws the CallError of any other refusal.
 */
export function sendAnswers(): Promise<Sent> {
  underWay ??= sendAll().finally(() => (underWay = null));
  return underWay;
}

/** Maximum rounds: one send, one correction, one for answers in the meantime. */
const mostRounds = 5;

async function sendAll(): Promise<Sent> {
  let changed = false;
  for (let round = 0; round < mostRounds; round += 1) {
    const borrower = session();
    if (!borrower) return 'kept';
    try {
      await adoptVisitors(borrower);
      const answers = unsentAnswers(borrower.userId);
      if (Object.keys(answers).length === 0) return changed ? 'changed' : 'sent';
      changed = !(await sendOnce(borrower, answers)) || changed;
    } catch (error) {
      if (error instanceof CallError && error.undelivered) return 'kept';
      throw error;
    }
  }
  return 'kept';
}

/**
 * Sends answers; when texts are outdated, deletes those answers instead. Returns whether none of them was a
 * consent.
 */
async function sendOnce(borrower: Session, answers: Answers): Promise<boolean> {
  const { userId, token } = borrower;
  const { language } = settings();
  const scope = 'consents';
  const body = {
    answers: entriesOf(answers).map(([purpose, { version, given }]) => ({ purpose, version, given })),
  };
  try {
    const idempotencyKey = commandKey(scope, { userId, ...body });
    const list = await send(consentSave, body, { token, idempotencyKey });
    endCommand(scope);
    // First, so that each answer is always at the lender or here, and no question is repeated.
    learnConsents(borrower, language, list);
    forgetSent(userId, answers);
    void queryClient.invalidateQueries({ queryKey: queryKeys.consents });
    return true;
  } catch (error) {
    if (!(error instanceof CallError) || error.undelivered) throw error;
    endCommand(scope);
    if (error.failure !== 'consentTextChanged' && error.failure !== 'deviceDataOff') throw error;
  }
  return dropOutdated({ userId, token }, answers);
}

async function dropOutdated({ userId, token }: Pick<Session, 'userId' | 'token'>, answers: Answers) {
  const asked = await askList(token);
  const outdated = entriesOf(answers).filter(([purpose, { version, given }]) => {
    const now = asked.get(purpose);
    return !now || (given && now.version !== version);
  });
  // An endlessly refusing lender must not be asked forever.
  const dropped = outdated.length === 0 ? entriesOf(answers) : outdated;
  forgetSent(userId, Object.fromEntries(dropped));
  void queryClient.invalidateQueries({ queryKey: queryKeys.consents });
  return !dropped.some(([, { given }]) => given);
}

/**
 * A visitor's answers become the logged-in borrower's: refusals always, consents only for purposes without an
 * answer, because the visitor may have been another person.
 */
async function adoptVisitors({ userId, token }: Session): Promise<void> {
  const visitors = unsentAnswers(null);
  if (Object.keys(visitors).length === 0) return;
  const asked = await askList(token);
  const own = unsentAnswers(userId);
  const adopted = entriesOf(visitors).filter(([purpose, { given }]) => {
    const said = asked.get(purpose)?.answer;
    return !own[purpose] && (given ? said === 'unasked' : said !== undefined && said !== 'withdrawn');
  });
  keepUnsent(userId, Object.fromEntries(adopted));
  replaceUnsent(null, {});
}

async function askList(token: string): Promise<ReadonlyMap<ConsentPurpose, Consent>> {
  const { consents } = await send(consentList, {}, { token });
  return new Map(consents.map((consent) => [consent.purpose, consent]));
}

const entriesOf = (answers: Answers) =>
  Object.entries(answers) as [ConsentPurpose, { version: string; given: boolean }][];
