import { randomInt } from 'node:crypto';
import { dayMs } from '@kopa/contract/calendar';
import { clabeControlDigit, luhnControlDigit } from '@kopa/contract/payout/check-digits';
import type { ReferenceChannel } from '../reference-channels.ts';

const minute = 60_000;

/** The format of a channel's simulated references. */
interface Kind {
  /** Validity in ms; null: unlimited. */
  validMs: number | null;
  bankName: string | null;
  isLink: boolean;
  number(): string;
}

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** 646 is the code of the bank STP, 180 the code of the place; the last digit is the check digit. */
function clabe(): string {
  const first = `646180${digits(11)}`;
  return first + clabeControlDigit(first);
}

/** Fourteen digits with a Luhn check digit. */
function barcode(): string {
  const first = `93${digits(11)}`;
  return first + luhnControlDigit(first);
}

export const kinds: Readonly<Record<ReferenceChannel, Kind>> = {
  stpClabe: { validMs: null, bankName: 'STP', isLink: false, number: clabe },
  oxxo: { validMs: 3 * dayMs, bankName: null, isLink: false, number: barcode },
  payValida: { validMs: 60 * minute, bankName: null, isLink: true, number: () => `PV${digits(12)}` },
  mangoCash: { validMs: 60 * minute, bankName: null, isLink: true, number: () => `MC${digits(12)}` },
  dedicatedAccount: {
    validMs: null,
    bankName: 'Sandbox Bank',
    isLink: false,
    number: () => `99${digits(8)}`,
  },
};
