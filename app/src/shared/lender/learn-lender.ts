import { lenderPolicy } from '@kopa/contract/calls/lender';
import * as z from 'zod/mini';
import { takeLender, type LenderTold } from '../session/policy.ts';
import { readStored, writeStored } from '../session/stored.ts';
import { sendLogOutsLater } from '../session/log-outs-later.ts';
import { send } from './client.ts';

const key = 'lender';

/** How long the lender is waited for in milliseconds, where an earlier answer is kept on this phone. */
const patience = 4000;

/**
 * Learns which rules the lender follows: from the page, if the lender has served it; else from the lender;
 * else as the lender said it last on this phone. Rejects when none of them can be read: without rules nothing
 * can be shown. From then on the lender is told of logouts that are kept on this phone.
 */
export async function learnLender(): Promise<void> {
  const inPage = read(saidInPage());
  if (inPage) writeStored(key, inPage);
  takeLender(inPage ?? (await asked()));
  sendLogOutsLater();
}

/** The lender's answer, or the stored answer if the lender cannot be reached. */
async function asked(): Promise<LenderTold> {
  const kept = read(readStored(key));
  const answer = send(lenderPolicy, {}).then((said) => {
    writeStored(key, said);
    return said;
  });
  if (!kept) return answer;
  const late = new Promise<LenderTold>((resolve) => setTimeout(resolve, patience, kept));
  return Promise.race([answer, late]).catch(() => kept);
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
