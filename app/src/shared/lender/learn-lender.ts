import { lenderPolicy } from '@kopa/contract/calls/lender';
import * as z from 'zod/mini';
import { lenderKey } from '../session/lender-in-page.ts';
import { takeLender, type LenderTold } from '../session/policy.ts';
import { readStored, writeStored } from '../session/stored.ts';
import { send } from './client.ts';

/** How long the lender is waited for in milliseconds, where an earlier answer is kept on this phone. */
const patience = 4000;

/**
 * Learns which rules the lender follows in a page without them: from the lender; else as the lender said
 * it last on this phone. Rejects when neither can be read: without rules nothing can be shown.
 */
export async function learnLender(): Promise<void> {
  takeLender(await asked());
}

/** The lender's answer, or the stored answer if the lender cannot be reached. */
async function asked(): Promise<LenderTold> {
  const kept = read(readStored(lenderKey));
  const answer = send(lenderPolicy, {}).then((said) => {
    writeStored(lenderKey, said);
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
