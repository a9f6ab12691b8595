/**
 * The texts of one language by file, each fetched on first use, except those for the lender only and long
 * ones with their own loader.
 */
export const words = import.meta.glob<{ default: Record<string, unknown> }>([
  '../../../../locales/sw/*.json',
  '!../../../../locales/sw/{start,sms,agreement,faq,privacy,terms,consents,myData}.json',
  // Of another app.
  '!../../../../locales/sw/desk*.json',
]);
