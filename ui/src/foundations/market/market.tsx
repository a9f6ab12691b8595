'use client';
import { createContext, useContext, type ReactNode } from 'react';
import { complain } from '../complain/index.js';
import { kenya } from './kenya.js';
import type { UiMarket } from './ui-market.js';

export const MarketContext = createContext<UiMarket>(kenya);

/** The market of the nearest provider; without one, Kenya. */
export function useMarket(): UiMarket {
  return useContext(MarketContext);
}

declare const process: { env: { NODE_ENV?: string } };

/** Complains about a market that comes without types, from a server. */
function check({ currency, phone }: Partial<UiMarket>) {
  if (process.env.NODE_ENV === 'production') return;
  if (!currency?.symbol || !(Number.isInteger(currency.decimals) && currency.decimals >= 0))
    complain(
      'MarketProvider',
      'the market has no currency with a symbol and decimals, so amounts stand without one. Give currency={ symbol: "USh", decimals: 0 }.',
    );
  if (!phone?.callingCode || !(phone.digits > 0))
    complain(
      'MarketProvider',
      'the market has no phone numbers with a calling code and digits, so a phone row takes any number. Give phone={ callingCode: "256", digits: 9 }.',
    );
}

export interface MarketProviderProps {
  /** The country: currency, phone numbers, identity number and week. */
  market: UiMarket;
  children: ReactNode;
}

/**
 * Says once in which country the components below are used: they show its currency and take its numbers.
 * Renders no element. What is missing in the market is left out, and never taken from another country.
 */
export function MarketProvider({ market, children }: MarketProviderProps) {
  check(market);
  const { currency = { symbol: '', decimals: 0 }, phone = { callingCode: '', digits: 15 } } =
    market as Partial<UiMarket>;
  const isWhole = market.currency && market.phone;
  return (
    <MarketContext.Provider value={isWhole ? market : { ...market, currency, phone }}>
      {children}
    </MarketContext.Provider>
  );
}

/** A figure with its currency as one text: "USh 10,370", "10.370 FCFA". */
export function withCurrency(
  figure: string,
  symbol: string,
  { place, gap = true }: Pick<UiMarket['currency'], 'place' | 'gap'>,
): string {
  const between = symbol && gap ? ' ' : '';
  return place === 'after' ? `${figure}${between}${symbol}` : `${symbol}${between}${figure}`;
}

/** Props of a TextField for the market's identity number. */
export interface IdentityInput {
  inputMode: 'numeric' | 'text';
  autoCapitalize: 'characters' | 'none';
  counter: number;
  spellCheck: false;
  sanitize: (raw: string) => string;
}

/**
 * Props for a TextField with the market's identity number: capital letters and digits, or digits alone, no
 * longer than the number, with a counter. Undefined for a market that states none.
 *
 * @example
 * <TextField label="NIN" required {...useIdentityInput()} />
 */
export function useIdentityInput(): IdentityInput | undefined {
  const { identityNumber } = useMarket();
  if (!identityNumber) return undefined;
  const { digits: length, letters = false } = identityNumber;
  return {
    inputMode: letters ? 'text' : 'numeric',
    autoCapitalize: letters ? 'characters' : 'none',
    counter: length,
    spellCheck: false,
    sanitize: letters
      ? (raw) => lettersAndDigits(raw).slice(0, length)
      : (raw) => raw.replace(/\D/g, '').slice(0, length),
  };
}

const lettersAndDigits = (raw: string) => raw.toUpperCase().replace(/[^A-Z\d]/g, '');
