import type { ResultOf } from '@kopa/contract/calls/call';
import { lenderPolicy } from '@kopa/contract/calls/lender';
import type { Brand } from '@kopa/contract/entities/brand';
import type { Market } from '@kopa/contract/market/market';
import { defaultPackageName, headers } from '@kopa/contract/wire/headers';
import { encryptPath } from '@kopa/contract/wire/path-cipher';
import { envelope } from '@kopa/contract/wire/envelope';
import * as z from 'zod/mini';
import { DeskCallError } from './desk-call-error.ts';
import { line } from './line.ts';

type LenderTold = ResultOf<typeof lenderPolicy>;

let told: LenderTold | null = null;

/**
 * Learns brand and market of the lender: from the page, if the lender has served it; else from the lender.
 * Rejects when neither can be read.
 */
export async function learnLender(): Promise<void> {
  told = read(saidInPage()) ?? (await asked());
}

async function asked(): Promise<LenderTold> {
  const { data } = await line.get<string>(`/${encryptPath(lenderPolicy.path, defaultPackageName)}`, {
    headers: { [headers.packageName]: defaultPackageName },
  });
  const answer = read(z.parse(envelope, JSON.parse(data)).data);
  if (!answer) throw new DeskCallError('unreadable');
  return answer;
}

function read(said: unknown): LenderTold | null {
  const checked = z.safeParse(lenderPolicy.result, said);
  return checked.success ? checked.data : null;
}

function saidInPage(): unknown {
  try {
    return JSON.parse(document.getElementById('lender')?.textContent ?? '');
  } catch {
    return null;
  }
}

function known(): LenderTold {
  if (!told) throw new Error('The lender was read before it was learnt: await learnLender() first.');
  return told;
}

/** The brand of the lender. Throws before `learnLender`. */
export function brand(): Brand {
  return known().brand;
}

/** The market of the lender. Throws before `learnLender`. */
export function market(): Market {
  return known().policy.market;
}

/** The clocks of the market as a time zone for `Intl`: 'Etc/GMT-3' is three hours ahead of UTC. */
export function marketZone(): string | undefined {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(market().utcOffset) ?? [];
  if (sign === undefined || minutes !== '00') return market().utcOffset;
  return Number(hours) === 0 ? 'UTC' : `Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}`;
}
