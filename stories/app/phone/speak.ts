import type { Language } from '@kopa/contract/wire/headers';
import { language as words, startLanguage } from '../../../app/src/shared/language/language.ts';
import { changeSettings } from '../../../app/src/shared/session/settings.ts';

/**
 * Every feature's words, but those that the lender alone speaks, and the texts that their screens bring.
 */
const notOfFeatures = ['start', 'sms', 'agreement', 'faq', 'privacy', 'terms'];
const features = Object.keys(import.meta.glob('../../../locales/en/*.json'))
  .map((file) => /(\w+)\.json$/.exec(file)?.[1] ?? '')
  .filter((name) => !notOfFeatures.includes(name));

let started: Promise<unknown> | undefined;

/** The app speaks this language, and has all its words, so that a screen is there at once. */
export async function speak(language: Language): Promise<void> {
  changeSettings({ language });
  started ??= startLanguage();
  await started;
  await words.changeLanguage(language);
  await words.loadNamespaces(features);
}
