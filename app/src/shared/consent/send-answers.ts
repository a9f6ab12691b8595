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
 * `sent`: the lender has every answer. `kept`: they stay on this phone, without a login or without a connection.
 * `changed`: words have changed since they were read, and nothing was agreed to for them.
 */
export type Sent = 'sent' | 'kept' | 'changed';

let underWay: Promise<Sent> | null = null;

/**
 * Sends what was said on this phone, a visitor's answers included, in the name of who is logged in. Safe to repeat: it is one command
 * until the lender has answered. Throws the CallError of any other refusal.
 */
export function sendAnswers(): Promise<Sent> {
  underWay ??= sendAll().finally(() => (underWay = null));
  return underWay;
}

/** More rounds than answers can bring: one that is sent, one that is put right, and one for what was said meanwhile. */
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

/** Sends these; when some are to words that are not asked any more, takes those away instead. Says whether none of them was a yes. */
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
    // First, so that whoever looks finds each answer with the lender or here, and asks nobody twice.
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
  // A lender that refuses what it asks for is not to be asked for ever.
  const dropped = outdated.length === 0 ? entriesOf(answers) : outdated;
  forgetSent(userId, Object.fromEntries(dropped));
  void queryClient.invalidateQueries({ queryKey: queryKeys.consents });
  return !dropped.some(([, { given }]) => given);
}

/**
 * What a visitor said becomes the word of who logs in: a no always, a yes only to what this borrower was never asked, for it may have been
 * somebody else's.
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
