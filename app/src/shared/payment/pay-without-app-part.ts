import { lazy } from 'react';
import { language } from '../language/language.ts';

/** The code and the words of the payment details for the time without a connection. */
async function load() {
  const [part] = await Promise.all([import('./pay-without-app.tsx'), language.loadNamespaces('payment')]);
  if (!language.hasLoadedNamespace('payment'))
    throw new Error('The words of the payment details are missing.');
  return part;
}

/** After the first screens, which are more urgent on a slow line; in ms. */
const calm = 3000;

/** Fetches the payment details' code soon, for a later time without a connection. */
export function fetchPayWithoutApp(): void {
  setTimeout(() => void load().catch(() => undefined), calm);
}

/** How to pay without the app; nothing when the code is not on the phone. */
export const PayWithoutApp = lazy(() => load().catch(() => ({ default: () => null })));
