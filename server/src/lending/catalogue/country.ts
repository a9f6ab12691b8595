import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { Language, Policy } from '@kopa/contract';
import type { countryByCode, countryByIp } from '@kopa/contract/calls/catalogue';
import type { ResultOf } from '@kopa/contract/calls/call';
import type { Database } from '../../storage/database.ts';
import { CallError } from '../call-error.ts';
import type { ItemOf } from './lists.ts';
import { readList } from './read-list.ts';

type Country = ResultOf<typeof countryByCode>;

/** The country of an address; the lender's own for an unknown range. The address is not stored. */
export async function countryOfAddress(
  db: Database,
  policy: Policy,
  language: Language,
  address: string,
): Promise<ResultOf<typeof countryByIp>> {
  const [countries, ranges] = [
    await readList(db, 'countries', policy),
    await readList(db, 'countryAddresses', policy),
  ];
  const code = ranges.find((item) => holds(item, address))?.country;
  const found = countries.find((country) => country.code === code);
  if (found) return { ...shown(found, policy, language), known: true };
  const own = countries.find((country) => country.code === ownCode(policy));
  return { ...shown(own ?? unlisted(policy), policy, language), known: false };
}

/** A country by '+254', '254' or 'KE'. Throws `invalidInput`. */
export async function countryOfCode(
  db: Database,
  policy: Policy,
  language: Language,
  sent: string,
): Promise<Country> {
  const code = sent
    .trim()
    .replace(/^(?:\+|00)/, '')
    .toUpperCase();
  const countries = await readList(db, 'countries', policy);
  const found = countries.find((country) => country.code === code || country.callingCode === code);
  if (!found) throw new CallError('invalidInput', { fields: { code: 'countryCode.unknown' } });
  return shown(found, policy, language);
}

function shown(country: ItemOf<'countries'>, policy: Policy, language: Language): Country {
  return {
    countryCode: country.code,
    callingCode: country.callingCode,
    countryName: country.name[language],
    currency: country.currency,
    served: country.code === ownCode(policy),
  };
}

/** An edition's market is named by its country. */
function ownCode({ market }: Policy): string {
  return market.code.toUpperCase();
}

/** The lender's own country where its row was taken away. */
function unlisted(policy: Policy): ItemOf<'countries'> {
  const code = ownCode(policy);
  const { currency, phone } = policy.market;
  return {
    code,
    callingCode: phone.callingCode,
    currency: currency.code,
    name: { en: code, sw: code, es: code },
  };
}

function holds({ ranges }: ItemOf<'countryAddresses'>, sent: string): boolean {
  // A dual-stack socket reports an IPv4 address as ::ffff:41.80.0.1.
  const address = sent.replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : null;
  if (family === null) return false;
  const list = new BlockList();
  for (const range of ranges) {
    const [network, bits] = range.split('/') as [string, string];
    if (network.includes(':') === (family === 'ipv6')) list.addSubnet(network, Number(bits), family);
  }
  return list.check(address, family);
}
