import type { Market, MarketCode } from '@kopa/contract';

/** The mobile number of a market that stands for a Kenyan one in national digits. */
export function numberIn(market: string, kenyan = '712345678'): string {
  const numbers: Record<MarketCode, string> = {
    ke: kenyan,
    mx: `55${kenyan.slice(1)}`,
    in: `9${kenyan}`,
    ng: `71${kenyan.slice(1)}`,
  };
  return numbers[market as MarketCode];
}

/** Values of a section with each Kenyan number replaced by its counterpart in a market. */
export function withNumbersIn<T extends object>({ code, identityNumber }: Market, values: T): T {
  const replaced = Object.entries(values).map(([name, value]): [string, unknown] => {
    if (name === 'nationalId') return [name, String(value).padEnd(identityNumber.digits, '9')];
    const kenyan = typeof value === 'string' && /^0?(7\d{8})$/.exec(value);
    return [name, kenyan ? numberIn(code, kenyan[1]) : value];
  });
  return Object.fromEntries(replaced) as T;
}
