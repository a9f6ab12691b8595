/** What a provider says of a payer besides the number. */
const names: ReadonlySet<string> = new Set(['FirstName', 'MiddleName', 'LastName', 'MSISDN']);

/**
 * What a provider told, without who it was: a text or a number that has the national digits of one of these phones in it, as
 * '254712345678' or '254712345678 - Wanjiru Njeri' has, is blank, and so are the names of a payer. Everything else is as it was.
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
