/** The texts that a borrower can be asked to have read, under the names of their files in `locales/<language>`. */
export const legalNames = ['privacy', 'terms'] as const;
export type LegalName = (typeof legalNames)[number];

/** One version of a text. */
export interface LegalVersion {
  /** Goes up with each change of the words, in whatever language. */
  version: number;
  /** Since when it holds: a day in Nairobi. */
  since: string;
  /**
   * The first twelve hex digits of the SHA-256 of its words in all languages: what a consent names, so that it can be shown later to
   * what was consented. A test computes it again from the words.
   */
  fingerprint: string;
}

/** The versions that are shown now (S2-35 to S2-38). */
export const legalDocuments: Readonly<Record<LegalName, LegalVersion>> = {
  privacy: { version: 2, since: '2026-11-22', fingerprint: 'a8a3aeed020a' },
  terms: { version: 1, since: '2026-11-21', fingerprint: 'c7029e1a7771' },
};
