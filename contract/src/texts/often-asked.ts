import type { Market } from '../market/market.ts';
import { countryName } from '../market/words.ts';
import type { Policy } from '../policy/policy.ts';
import type { Language } from '../wire/headers.ts';

/** The frequent questions, with alternatives by policy. */
const ofCancel = { never: 'cancelNever', untilMoneyDrawn: 'cancelUntilDrawn' } as const;
const ofPhone = { none: 'noPhoneData', consent: 'phoneData', upFront: 'phoneDataUnlessRefused' } as const;

/**
 * The codes of frequent questions, in order (S1-29, S1-30): the same in every language; of two alternative
 * answers, the policy's (S1-47, S1-48, S6-04). Their texts are in `locales/<language>/faq.json`.
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

/**
 * The values of the answers besides the policy's: the lender's wallet and the name of the market's country.
 */
export function askedValues(market: Market, wallet: string, language: Language) {
  return { wallet, country: countryName(market, language) };
}

export type AskedCode = ReturnType<typeof oftenAsked>[number];
