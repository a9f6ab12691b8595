/**
 * Turns any way of writing a Kenyan number into its national digits: drops all but digits, then one country prefix
 * (254, or 234 as the specification's contact picker has it) with any zeros around it, then a leading 0
 * (S5-16, S5-18, S7-106 to S7-108).
 */
export function normalisePhone(raw: string): string {
  const digits = raw.replace(/\D/g, '');
  const national = /^0*(?:254|234)0?(\d{9,10})$/.exec(digits)?.[1] ?? digits;
  return national.replace(/^0/, '');
}

/**
 * Whether nine national digits are a mobile number: 7xx, or one of the assigned 1xx ranges.
 * Source: the metadata of libphonenumber for Kenya.
 */
export function isKenyanMobile(national: string): boolean {
  return /^(?:1(?:0[0-8]|[18]\d|2[014]|3[05-9]|4[0-6])|7\d\d)\d{6}$/.test(national);
}
