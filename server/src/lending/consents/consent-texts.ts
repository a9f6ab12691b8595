import { createHash } from 'node:crypto';
import { languages, type Language } from '@kopa/contract';
import { consentPurposes, type ConsentPurpose } from '@kopa/contract/enumerations/permissions';
import { legalDocuments } from '@kopa/contract/texts/legal-documents';
import { retention } from '@kopa/contract/texts/retention';
import { words } from '../words.ts';

/** The shown text of one purpose, and its version, which is the same in all languages. */
export interface ConsentText {
  name: string;
  text: string;
  kept: string;
  version: string;
}

/** The text of a purpose in a language. */
export function consentText(purpose: ConsentPurpose, language: Language): ConsentText {
  return { ...shown(purpose, language), version: versions[purpose] };
}

function shown(purpose: ConsentPurpose, language: Language): Omit<ConsentText, 'version'> {
  const say = (part: string) =>
    words(language).consent(`${purpose}.${part}`, { days: String(retention.phoneDataDays) });
  return { name: say('name'), text: say('text'), kept: say('kept') };
}

/**
 * For the privacy policy and the terms, their fingerprint; for others, the fingerprint of their texts in all
 * languages.
 */
const versions = Object.fromEntries(
  consentPurposes.map((purpose) => [
    purpose,
    purpose === 'privacy' || purpose === 'terms'
      ? legalDocuments[purpose].fingerprint
      : createHash('sha256')
          .update(JSON.stringify(languages.map((language) => Object.values(shown(purpose, language)))))
          .digest('hex')
          .slice(0, 12),
  ]),
) as Record<ConsentPurpose, string>;
