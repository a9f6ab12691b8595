import type { Market } from './market.ts';
import { currencyPrefix } from './money.ts';

/** The country of a market in a language (BCP 47): 'Kenya'. */
export function countryName({ code }: Market, locale: string): string {
  const region = code.toUpperCase();
  return new Intl.DisplayNames(locale, { type: 'region' }).of(region) ?? region;
}

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
