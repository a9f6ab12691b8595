import fs from 'node:fs';
import { languages, type Language } from '@kopa/contract';
import type { AskedCode } from '@kopa/contract/texts/often-asked';

/** `faq.json` of one language. */
export interface FaqText {
  questions: Record<AskedCode, { question: string; answer: string }>;
  /** Of which the policy chooses. */
  sentences: Record<string, string>;
  /** How each method to repay is called in a list of them. */
  methods: Record<string, string>;
}

const texts = Object.fromEntries(
  languages.map((language) => {
    const file = new URL(import.meta.resolve(`@kopa/locales/${language}/faq.json`));
    return [language, JSON.parse(fs.readFileSync(file, 'utf8')) as FaqText];
  }),
) as Record<Language, FaqText>;

/** The questions that are often asked, as they stand in a language, with their braces. */
export function faqText(language: Language): FaqText {
  return texts[language];
}
