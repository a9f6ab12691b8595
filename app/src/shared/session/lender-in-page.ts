import { takeLender, type LenderTold } from './policy.ts';
import { writeStored } from './stored.ts';

/** The data that the lender has written into its page under this name; null without. */
export function saidInPage(id: string): unknown {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '');
  } catch {
    return null;
  }
}

/** Where the lender's answer is kept for a page without it. */
export const lenderKey = 'lender';

/**
 * Takes the lender's rules from the page, and returns whether they are there. The lender serves the page
 * together with the scripts that it names, so that its data needs no check: the check is a fifth of a
 * first visit's bytes.
 */
export function takeLenderInPage(): boolean {
  const said = saidInPage('lender') as Partial<LenderTold> | null;
  if (!said?.brand || !said.policy?.market || !said.wallet) return false;
  takeLender(said as LenderTold);
  writeStored(lenderKey, said);
  return true;
}
