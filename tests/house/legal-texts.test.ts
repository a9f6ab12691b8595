import { createHash } from 'node:crypto';
import { legalDocuments, legalNames } from '@kopa/contract/texts/legal-documents';
import { describe, expect, it } from 'vitest';
import { textOf } from './source-files.ts';
import { languages } from './words.ts';

describe('legal texts', () => {
  it.each(legalNames)('[S2-35] [S2-37] %s has a new version when its text changes', (name) => {
    const words = languages.map((language) => JSON.parse(textOf(`locales/${language}/${name}.json`)));
    const fingerprint = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);
    // Raise the version in contract/src/texts/legal-documents.ts, with its day, and put this fingerprint
    // there.
    expect(legalDocuments[name].fingerprint).toBe(fingerprint);
  });
});
