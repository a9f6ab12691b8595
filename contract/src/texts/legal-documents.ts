/** The texts that a borrower may have to read, by their file names in `locales/<language>`. */
export const legalNames = ['privacy', 'terms'] as const;
export type LegalName = (typeof legalNames)[number];

/** One version of a text. */
export interface LegalVersion {
  /** Increases with each change of the text, in any language. */
  version: number;
  /** Effective date: a day of the market. */
  since: string;
  /**
   * The first twelve hex digits of the SHA-256 of the texts in all languages: the version in a consent, so
   * that the consented text can be shown later. A test recomputes it from the texts.
   */
  fingerprint: string;
}

/** The current versions (S2-35 to S2-38). */
export const legalDocuments: Readonly<Record<LegalName, LegalVersion>> = {
  privacy: { version: 6, since: '2026-11-27', fingerprint: '23c68d736e75' },
  terms: { version: 3, since: '2026-11-23', fingerprint: '46ee534d477b' },
};
