/** The words of one language by file, each fetched when it is first spoken; but for those that only the lender speaks, or that are long and fetched by what shows them. */
export const words = import.meta.glob<{ default: Record<string, unknown> }>([
  '../../../../locales/sw/*.json',
  '!../../../../locales/sw/{sms,agreement,faq,privacy,terms,consents,myData}.json',
]);
