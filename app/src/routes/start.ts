import { firstPage } from '../features/first-language/first-language.tsx';
import { learnLender } from '../shared/lender/learn-lender.ts';
import { keepApp } from './keep-app.ts';

/**
 * Learns the lender's rules, and keeps the app on this phone later. Resolves with the page before the first
 * screen, or with null; rejects without rules.
 */
export async function start(): Promise<ReturnType<typeof firstPage>> {
  await learnLender();
  keepApp();
  return firstPage();
}
