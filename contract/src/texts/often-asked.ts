import type { Policy } from '../policy/policy.ts';

/** The questions that are often asked, and which of two the policy makes true. */
const ofCancel = { never: 'cancelNever', untilMoneyDrawn: 'cancelUntilDrawn' } as const;
const ofPhone = { none: 'noPhoneData', consent: 'phoneData', upFront: 'phoneDataUnlessRefused' } as const;

/**
 * The codes of the questions that are often asked, in their order (S1-29, S1-30): the same in every language, and of two answers to one
 * question the one that the policy gives (S1-47, S1-48, S6-04). Their words are in `locales/<language>/faq.json`.
 */
export function oftenAsked({ cancel, extension, deviceData }: Policy) {
  return [
    'whoCanBorrow',
    'howMuch',
    'whatItCosts',
    'howLong',
    'whenMoney',
    'rejected',
    'twoLoans',
    ofCancel[cancel],
    'howToPay',
    'notShown',
    'early',
    'late',
    extension === 'none' ? 'noExtension' : 'extension',
    'tooMuch',
    'noCode',
    ofPhone[deviceData],
  ] as const;
}

export type AskedCode = ReturnType<typeof oftenAsked>[number];
