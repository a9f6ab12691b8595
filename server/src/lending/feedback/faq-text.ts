import fs from 'node:fs';
import { languages, type Language } from '@kopa/contract';
import type { AskedCode } from '@kopa/contract/texts/often-asked';

/** `faq.json` of one language. */
export interface FaqText {
  questions: Record<AskedCode, { question: string; answer: string }>;
  /** The variants from which the policy chooses. */
  sentences: Record<string, string>;
  /** The name of each repayment method in an enumeration. */
  methods: Record<string, string>;
}

const texts = Object.fromEntries(
  languages.map((language) => {
    const file = new URL(import.meta.resolve(`@kopa/locales/${language}/faq.json`));
    return [language, JSON.parse(fs.readFileSync(file, 'utf8')) as FaqText];
  }),
) as Record<Language, FaqText>;

/** The frequent questions in a language, with their placeholders. */
export function faqText(language: Language): FaqText {
  return texts[language];
}
