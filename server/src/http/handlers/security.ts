import { existsByMobile, isRequiredVerificationCode } from '@kopa/contract/calls/number-questions';
import { getUserInfo, getVerifyCode, login, register } from '@kopa/contract/calls/security';
import { logOut, sessionList } from '@kopa/contract/calls/sessions';
import type { CodePurpose } from '@kopa/contract/calls/security';
import type { UserInfo } from '@kopa/contract/entities';
import { borrowerAtDoor, visitorFor, type Visitor } from '../../lending/accounts/doors.ts';
import { countAttempt } from '../../lending/accounts/rate-limit.ts';
import { endSession, openSession, sessionsOf, type User } from '../../lending/accounts/sessions.ts';
import { tellOfLogin } from '../../lending/accounts/tell-of-account.ts';
import { addUser, rememberLanguage, userInfoOf, userOf } from '../../lending/accounts/users.ts';
import {
  checkLength,
  forgetCode,
  makeCode,
  returnAttempt,
  tryCode,
  useCode,
  type NewCode,
} from '../../lending/accounts/verification-codes.ts';
import { CallError } from '../../lending/call-error.ts';
import type { Lender } from '../../lending/lender.ts';
import { words, type SmsName } from '../../lending/words.ts';
import { SmsOutcomeUnknown, SmsRefused } from '../../ports/sms/sms.ts';
import { on, type Answered, type CallContext } from '../call-handler.ts';

export const security: readonly Answered[] = [
  on(getVerifyCode)(async ({ mobile, purpose = 'signIn' }, context) => {
    const { lender, at, language, change } = context;
    const visitor = await askerOf(mobile, purpose, context);
    await countAttempt(lender.db, 'code', visitor, at, lender);
    let made: NewCode | undefined;
    const answer = await change(
      async (tx) => {
        made = await makeCode(tx, { mobile, purpose }, visitor, at, codeRules(lender));
        const { digits } = lender.policy.verification;
        return { resendAt: made.resendAt, expiresAt: made.expiresAt, digits };
      },
      { serializable: true },
    );
    // A repeated command creates no code: the first code was sent.
    if (made) await sendCode(lender, mobile, made, words(language).sms, codeTexts[purpose]);
    return answer;
  }),

  on(existsByMobile)(async ({ mobile }, { lender, at, origin }) => {
    const visitor = await visitorFor(lender.db, mobile, origin, lender);
    await countAttempt(lender.db, 'login', visitor, at, lender);
    // A stranger gets one answer for every number; the code then decides between registration and login.
    if (!visitor.isKnown && lender.policy.registered === 'toldToOwner') return { exists: false };
    return { exists: (await userOf(lender.db, mobile)) !== null };
  }),

  on(isRequiredVerificationCode)(async (_, { lender }) => ({
    required: true,
    digits: lender.policy.verification.digits,
  })),

  on(login)(async (request, context) => {
    const { lender, at, language, keepPhone, change } = context;
    const { codeId, user, isKnown } = await provenUser(request, 'numberNotRegistered', context);
    const phone = keepPhone();
    return change(async (tx) => {
      await useCode(tx, codeId, at);
      await rememberLanguage(tx, user.id, language);
      const token = await openSession(tx, { userId: user.id, phone }, at, lender.policy.session);
      if (!isKnown) await tellOfLogin(tx, user.id, at);
      return { token, user: await userInfoOf(tx, user, lender) };
    }, ofUser);
  }),

  on(register)(async (request, context) => {
    const { lender, at, language, keepPhone, change } = context;
    const { codeId } = await provenUser(request, 'numberRegistered', context);
    const phone = keepPhone();
    return change(async (tx) => {
      await useCode(tx, codeId, at);
      const user = await addUser(tx, request.mobile, language, at);
      const token = await openSession(tx, { userId: user.id, phone }, at, lender.policy.session);
      return { token, user: await userInfoOf(tx, user, lender) };
    }, ofUser);
  }),

  on(logOut)(async ({ session }, { lender, borrower, at }) => {
    await endSession(lender.db, session ?? borrower(), at);
    return {};
  }),

  on(sessionList)(async (_, { lender, borrower, at }) => ({
    sessions: await sessionsOf(lender.db, borrower(), at, lender.policy.session),
  })),

  on(getUserInfo)(async (_, { lender, borrower }) => userInfoOf(lender.db, borrower(), lender)),
];

/** The answer of a login is about a borrower, who is a visitor until then. */
const ofUser = { of: ({ user }: { user: UserInfo }) => user.userId };

const codeTexts = {
  signIn: 'codeToSignIn',
  collect: 'codeToCollect',
  payout: 'codeToConfirmAccount',
} as const satisfies Record<CodePurpose, SmsName>;

/** Who asks for a code. A code for more than a login is for the borrower's own number alone. */
async function askerOf(
  mobile: string,
  purpose: CodePurpose,
  { lender, borrower, origin }: CallContext,
): Promise<Visitor> {
  if (purpose === 'signIn') return visitorFor(lender.db, mobile, origin, lender);
  const caller = borrower();
  if (caller.mobile !== mobile) throw new CallError('invalidInput', { fields: { mobile: 'mobile.invalid' } });
  return borrowerAtDoor(caller, origin, lender);
}

/**
 * The right code of a number, the user of the number, and whether the phone is known there. `refusal` is the
 * answer where the call is the wrong one of login and registration: told before the code is tried, or to the
 * owner alone, whose code stays good for the other call.
 */
async function provenUser<Refusal extends 'numberNotRegistered' | 'numberRegistered'>(
  { mobile, code }: { mobile: string; code: string },
  refusal: Refusal,
  { lender, at, origin }: CallContext,
) {
  const rules = codeRules(lender);
  checkLength(code, rules);
  const visitor = await visitorFor(lender.db, mobile, origin, lender);
  await countAttempt(lender.db, 'login', visitor, at, lender);
  const user = await userOf(lender.db, mobile);
  const isWrongCall = (user === null) === (refusal === 'numberNotRegistered');
  if (isWrongCall && lender.policy.registered === 'toldToAnyone') throw new CallError(refusal);
  const codeFor = { mobile, purpose: 'signIn', phone: origin.phone } as const;
  const codeId = await tryCode(lender.db, codeFor, code, at, rules);
  if (isWrongCall) {
    await returnAttempt(lender.db, codeId);
    throw new CallError(refusal);
  }
  const { isKnown } = visitor;
  return { codeId, isKnown, user: user as Refusal extends 'numberNotRegistered' ? User : null };
}

function codeRules({ pepper, policy }: Lender) {
  return { pepper, policy: policy.verification };
}

async function sendCode(
  lender: Lender,
  mobile: string,
  made: NewCode,
  text: ReturnType<typeof words>['sms'],
  message: SmsName,
): Promise<void> {
  const minutes = String(lender.policy.verification.validMinutes);
  try {
    await lender.sms.send({
      mobile,
      text: text(message, { appName: lender.brand.name, code: made.code, minutes }),
    });
  } catch (error) {
    // The message may still arrive; its code is then valid.
    if (error instanceof SmsOutcomeUnknown) return;
    await forgetCode(lender.db, made.id);
    if (error instanceof SmsRefused) throw new CallError('codeNotSent');
    throw error;
  }
}
