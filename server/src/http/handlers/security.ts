import {
  existsByMobile,
  getUserInfo,
  getVerifyCode,
  isRequiredVerificationCode,
  login,
  register,
} from '@kopa/contract/calls/security';
import { countAttempt } from '../../lending/accounts/rate-limit.ts';
import { openSession } from '../../lending/accounts/sessions.ts';
import { addUser, rememberLanguage, userInfoOf, userOf } from '../../lending/accounts/users.ts';
import {
  checkLength,
  forgetCode,
  makeCode,
  tryCode,
  useCode,
  type NewCode,
} from '../../lending/accounts/verification-codes.ts';
import { CallError } from '../../lending/call-error.ts';
import type { Lender } from '../../lending/lender.ts';
import { words } from '../../lending/words.ts';
import { SmsOutcomeUnknown, SmsRefused } from '../../ports/sms/sms.ts';
import { on, type Answered } from '../call-handler.ts';

export const security: readonly Answered[] = [
  on(getVerifyCode)(async ({ mobile }, { lender, at, language, origin, change }) => {
    await countAttempt(lender.db, 'code', origin, at, codeRules(lender));
    let made: NewCode | undefined;
    const answer = await change(
      async (tx) => {
        made = await makeCode(tx, mobile, at, codeRules(lender));
        const { digits } = lender.policy.verification;
        return { resendAt: made.resendAt, expiresAt: made.expiresAt, digits };
      },
      { serializable: true },
    );
    // A repeated command creates no code: the first code was sent.
    if (made) await sendCode(lender, mobile, made, words(language).sms);
    return answer;
  }),

  on(existsByMobile)(async ({ mobile }, { lender, at, origin }) => {
    await countAttempt(lender.db, 'login', origin, at, codeRules(lender));
    return { exists: (await userOf(lender.db, mobile)) !== null };
  }),

  on(isRequiredVerificationCode)(async (_, { lender }) => ({
    required: true,
    digits: lender.policy.verification.digits,
  })),

  on(login)(async ({ mobile, code }, { lender, at, language, origin, change }) => {
    checkLength(code, codeRules(lender));
    await countAttempt(lender.db, 'login', origin, at, codeRules(lender));
    const user = await userOf(lender.db, mobile);
    if (!user) throw new CallError('numberNotRegistered');
    const codeId = await tryCode(lender.db, mobile, code, at, codeRules(lender));
    return change(async (tx) => {
      await useCode(tx, codeId, at);
      await rememberLanguage(tx, user.id, language);
      const token = await openSession(tx, user.id, at, lender.policy.session);
      return { token, user: await userInfoOf(tx, user, lender) };
    });
  }),

  on(register)(async ({ mobile, code }, { lender, at, language, origin, change }) => {
    checkLength(code, codeRules(lender));
    await countAttempt(lender.db, 'login', origin, at, codeRules(lender));
    if (await userOf(lender.db, mobile)) throw new CallError('numberRegistered');
    const codeId = await tryCode(lender.db, mobile, code, at, codeRules(lender));
    return change(async (tx) => {
      await useCode(tx, codeId, at);
      const user = await addUser(tx, mobile, language, at);
      const token = await openSession(tx, user.id, at, lender.policy.session);
      return { token, user: await userInfoOf(tx, user, lender) };
    });
  }),

  on(getUserInfo)(async (_, { lender, borrower }) => userInfoOf(lender.db, borrower(), lender)),
];

function codeRules({ pepper, policy }: Lender) {
  return { pepper, policy: policy.verification };
}

async function sendCode(
  lender: Lender,
  mobile: string,
  made: NewCode,
  text: ReturnType<typeof words>['sms'],
): Promise<void> {
  const minutes = String(lender.policy.verification.validMinutes);
  try {
    await lender.sms.send({
      mobile,
      text: text('verificationCode', { appName: lender.brand.name, code: made.code, minutes }),
    });
  } catch (error) {
    // The message may still arrive; its code is then valid.
    if (error instanceof SmsOutcomeUnknown) return;
    await forgetCode(lender.db, made.id);
    if (error instanceof SmsRefused) throw new CallError('codeNotSent');
    throw error;
  }
}
