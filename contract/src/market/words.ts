import type { Market } from './market.ts';
import { currencyPrefix } from './money.ts';

/** The values that every text may fill in, by placeholder name. */
export function marketValues({ code, currency, phone, identityNumber }: Market) {
  return {
    market: code,
    /** 'KSh' */
    currency: currency.symbol,
    /** What stands before a figure: 'KSh ' or '$'. */
    currencyBefore: currencyPrefix(currency),
    callingCode: phone.callingCode,
    mobileDigits: String(phone.digits),
    idDigits: String(identityNumber.digits),
  };
}
