/** A provider's data about a payer beside the number. */
const names: ReadonlySet<string> = new Set(['FirstName', 'MiddleName', 'LastName', 'MSISDN']);

/**
 * A provider's fact without the person: a text or number that contains the national digits of one of these
 * phones, such as '254712345678' or '254712345678 - Wanjiru Njeri', becomes blank, and so do a payer's names.
 * Other data stays.
 */
export function withoutPerson(told: unknown, mobiles: readonly string[]): unknown {
  const saysOne = (value: string) => mobiles.some((mobile) => value.includes(mobile));
  if (typeof told === 'string') return saysOne(told) ? '' : told;
  if (typeof told === 'number') return saysOne(String(told)) ? 0 : told;
  if (Array.isArray(told)) return told.map((each) => withoutPerson(each, mobiles));
  if (typeof told !== 'object' || told === null) return told;
  return Object.fromEntries(
    Object.entries(told).map(([name, value]) => [name, names.has(name) ? '' : withoutPerson(value, mobiles)]),
  );
}
