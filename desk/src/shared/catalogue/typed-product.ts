import type { Product } from '@kopa/contract/entities';
import type { Currency } from '@kopa/contract/market';
import { wholeUnit } from '@kopa/contract/market/money';

/** The values of a product as they are typed: amounts in units of the currency, rates in percent. */
export interface TypedProduct {
  minimum: string;
  maximum: string;
  step: string;
  days: string;
  interest: string;
  fee: string;
  tax: string;
  late: string;
  extendDays: string;
  extendFee: string;
  extendTimes: string;
}
export type TypedName = keyof TypedProduct;

/** A percent has a hundred basis points, and ten thousand parts of a million. */
const inPercent = { bps: 100, ppm: 10_000 };

/** A product as one would type it. */
export function typedOf(product: Product, currency: Currency): TypedProduct {
  const { minimumCents, maximumCents, stepCents, offeredDays, terms } = product;
  const { interest, fee } = terms;
  const units = (cents: number) => String(cents / wholeUnit(currency));
  return {
    minimum: units(minimumCents),
    maximum: units(maximumCents),
    step: units(stepCents),
    days: offeredDays.join(', '),
    interest:
      interest.basis === 'annual'
        ? percent(interest.annualBps, inPercent.bps)
        : percent(interest.dailyPpm, inPercent.ppm),
    fee: percent(fee.ppm, inPercent.ppm),
    tax: percent(terms.taxBps, inPercent.bps),
    late: percent(terms.penaltyBpsPerDay, inPercent.bps),
    ...typedExtension(terms),
  };
}

/** The product with typed values, and the names of those that are no such value. */
export function readTyped(
  typed: TypedProduct,
  before: Product,
  currency: Currency,
): { after: Product; unread: TypedName[] } {
  const unread: TypedName[] = [];
  const read = (name: TypedName, unit: number): number => {
    const value = wholeParts(typed[name], unit);
    if (value === null) unread.push(name);
    return value ?? 0;
  };
  const unit = wholeUnit(currency);
  const { interest, fee } = before.terms;
  const after: Product = {
    productId: before.productId,
    minimumCents: read('minimum', unit),
    maximumCents: read('maximum', unit),
    stepCents: read('step', unit),
    offeredDays: readDays(typed.days, () => unread.push('days')),
    terms: {
      ...before.terms,
      interest:
        interest.basis === 'annual'
          ? { basis: 'annual', annualBps: read('interest', inPercent.bps) }
          : { basis: 'daily', dailyPpm: read('interest', inPercent.ppm) },
      fee: { ...fee, ppm: read('fee', inPercent.ppm) },
      taxBps: read('tax', inPercent.bps),
      penaltyBpsPerDay: read('late', inPercent.bps),
      extension: readExtension(read),
    },
  };
  // A step of nothing has no amounts.
  if (after.stepCents === 0 && !unread.includes('step')) unread.push('step');
  return { after, unread };
}

/** No extension is one of no time; an extension that is not known yet is none. */
function typedExtension({ extension = 'none' }: Product['terms']) {
  const { days, feePpm, most } = extension === 'none' ? { days: 0, feePpm: 0, most: 0 } : extension;
  return {
    extendDays: String(days),
    extendFee: percent(feePpm, inPercent.ppm),
    extendTimes: String(most),
  };
}

function readExtension(read: (name: TypedName, unit: number) => number): Product['terms']['extension'] {
  const extension = {
    days: read('extendDays', 1),
    feePpm: read('extendFee', inPercent.ppm),
    most: read('extendTimes', 1),
  };
  return extension.most === 0 ? 'none' : extension;
}

function percent(parts: number, unit: number): string {
  const text = (parts / unit).toFixed(String(unit).length - 1);
  return text.replace(/(\.\d\d)0+$/, '$1');
}

/** "28.5" of a hundred is 2850; null for what has more parts, or is no number. */
function wholeParts(text: string, unit: number): number | null {
  const plain = text.replaceAll(/[\s%]/g, '').replace(',', '.');
  if (!/^\d{1,9}(?:\.\d{1,6})?$/.test(plain)) return null;
  const parts = Number(plain) * unit;
  const whole = Math.round(parts);
  return Math.abs(parts - whole) < 1e-6 ? whole : null;
}

function readDays(text: string, onUnread: () => void): number[] {
  const days = text.split(/[\s,;]+/).filter(Boolean);
  const numbers = days.map(Number);
  const fit = numbers.every((each) => Number.isInteger(each) && each > 0);
  if (days.length === 0 || !fit || new Set(numbers).size !== numbers.length) {
    onUnread();
    return [1];
  }
  return numbers;
}
