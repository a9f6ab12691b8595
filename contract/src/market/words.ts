import type { Market } from './market.ts';

/** The values that every text may fill in, by placeholder name. */
export function marketValues({ code, currency, phone, identityNumber }: Market) {
  return {
    market: code,
    /** 'KSh' */
    currency: currency.symbol,
    /** What stands before a figure: 'KSh ' or '$'. */
    currencyBefore: currency.spaced ? `${currency.symbol} ` : currency.symbol,
    callingCode: phone.callingCode,
    mobileDigits: String(phone.digits),
    idDigits: String(identityNumber.digits),
  };
}
