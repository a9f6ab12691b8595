import type { Market } from './market.ts';

type Phones = Pick<Market, 'phone'>;

/**
 * Normalises any notation of a market's phone number to national digits: keeps digits, removes one calling
 * code with zeros around it, then the trunk prefix (S5-16, S5-18). The prefix 234 is removed in every market,
 * as in the specification's contact picker (S7-106 to S7-108).
 */
export function nationalDigits(raw: string, { phone }: Phones): string {
  const { callingCode, trunk, digits: length } = phone;
  const digits = raw.replace(/\D/g, '');
  // One digit more than a number has: while typing, such digits begin with a prefix.
  const prefixed = new RegExp(
    `^(?=\\d{${length + 1}})0*(?:${callingCode}|234)${trunk}?(\\d{1,${length + 1}})$`,
  );
  const national = prefixed.exec(digits)?.[1] ?? digits;
  return national.startsWith(trunk) ? national.slice(trunk.length) : national;
}

/** Whether national digits are a mobile number of the market. */
export function isMobile(national: string, { phone }: Phones): boolean {
  return matches(national, phone.mobile);
}

/** Whether national digits may be a company's number: mobile or landline. */
export function isPhone(national: string, { phone }: Phones): boolean {
  return matches(national, phone.mobile) || matches(national, phone.landline);
}

/** National digits as E.164, '+254712345678'. */
export function internationalPhone(national: string, { phone }: Phones): string {
  return `+${phone.callingCode}${national}`;
}

/** National digits as they are shown, '712 345 678'. */
export function groupedPhone(national: string, { phone }: Phones): string {
  const parts: string[] = [];
  let at = 0;
  for (const size of phone.groups) {
    parts.push(national.slice(at, at + size));
    at += size;
  }
  return [...parts, national.slice(at)].filter(Boolean).join(' ');
}

/** National digits with their calling code as they are shown, '+254 712 345 678'. */
export function shownPhone(national: string, market: Phones): string {
  return `+${market.phone.callingCode} ${groupedPhone(national, market)}`;
}

function matches(national: string, pattern: string): boolean {
  return new RegExp(`^(?:${pattern})$`).test(national);
}
