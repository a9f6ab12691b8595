import type { Policy } from '../policy/policy.ts';

/**
 * Normalises any notation of a Kenyan number to national digits: keeps digits, removes one country prefix
 * (254, or 234 as in the specification's contact picker) with zeros around it, then a leading 0 (S5-16,
 * S5-18, S7-106 to S7-108).
 */
export function normalisePhone(raw: string): string {
  const digits = raw.replace(/\D/g, '');
  // Ten digits are one too many for a number: while typing, they begin with a prefix.
  const national = /^(?=\d{10})0*(?:254|234)0?(\d{1,10})$/.exec(digits)?.[1] ?? digits;
  return national.replace(/^0/, '');
}

/**
 * The borrower's typed number: at most nine digits, in the policy's reading of S5-16 and S5-18. More than
 * nine stay under `afterPrefix`, so that a wrong number is reported and not silently changed.
 */
export function typedPhone(raw: string, { cut }: Policy['phone']): string {
  return cut === 'firstNine' ? raw.replace(/\D/g, '').slice(0, 9) : normalisePhone(raw);
}

/**
 * A contact's typed number under `firstNine`: ten digits with a leading 0, otherwise nine (S5-28 to S5-30).
 */
export function typedContactPhone(raw: string, { cut }: Policy['phone']): string {
  if (cut === 'afterPrefix') return normalisePhone(raw);
  const digits = raw.replace(/\D/g, '');
  return normalisePhone(digits.slice(0, digits.startsWith('0') ? 10 : 9));
}

/**
 * Whether nine national digits are a mobile number: 7xx, or an assigned 1xx range. Source: libphonenumber's
 * metadata for Kenya.
 */
export function isKenyanMobile(national: string): boolean {
  return /^(?:1(?:0[0-8]|[18]\d|2[014]|3[05-9]|4[0-6])|7\d\d)\d{6}$/.test(national);
}

/**
 * Whether national digits may be a company's number: a mobile one, or a landline of eight or nine digits with
 * its area code.
 */
export function isKenyanPhone(national: string): boolean {
  return isKenyanMobile(national) || /^[2-6]\d{7,8}$/.test(national);
}
