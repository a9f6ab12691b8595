import type { Day, MarketCode } from '@kopa/contract';

/** The capabilities of a verifier. A pass says nothing about a missing capability. */
export interface Capabilities {
  /** Reads a card's text, each side as soon as available. */
  readsCards: boolean;
  /** Compares the card's portrait with the selfie. */
  comparesFaces: boolean;
  /** Detects a picture of a person in place of a living person. */
  liveness: 'none' | 'advisory' | 'certified';
  /** The distances of faces up to which one person is found, and up to which a person looks. */
  faceLimits?: { match: number; review: number };
  /** Checks the country's register. */
  registry: boolean;
}

export type CardSide = 'front' | 'back';

/** The text of one side of a card; null: not found, or uncertain. */
export interface CardText {
  /** As printed, without blanks: digits in Kenya, letters and digits elsewhere. */
  nationalId: string | null;
  /** All names in capitals, separated by single blanks, in card order. */
  names: string | null;
  birthday: Day | null;
}

/**
 * The result of reading a side. `notThisSide`: not such a side of a card, or unrecognisable; `numberUnread`:
 * recognised, with an unreadable number.
 */
export type CardFinding =
  | { state: 'read'; text: CardText }
  | { state: 'unread'; because: 'notThisSide' | 'numberUnread' };

/**
 * The result of comparing the faces. `distance`: 0 for the same picture; meaningful only with the measured
 * thresholds.
 */
export type FaceFinding =
  | { state: 'compared'; band: 'match' | 'review' | 'reject'; distance: number }
  /** The selfie must show exactly one large face. */
  | { state: 'noFace'; in: 'selfie' | 'card'; because: 'none' | 'several' | 'small' }
  | { state: 'notCompared' };

/** A safe photo: an upright JPEG of at most 1600 px, without EXIF. */
export type SafePhoto = Uint8Array;

export interface VerificationRequest {
  /** The id of the question, stable across repetitions. Letters, digits and hyphens. */
  id: string;
  market: MarketCode;
  front: SafePhoto;
  back: SafePhoto;
  selfie: SafePhoto;
  /** The typed data. `mobile` in national form, nine digits. */
  claimed: { nationalId: string; names: string; birthday: Day; phone: string; email: string };
  /** Time of the borrower's consent to the verification, in epoch ms. */
  agreedAt: number;
}

/** A verifier's findings. The lender decides whether they suffice. */
export interface Evidence {
  /** null: this verifier does not return card texts. */
  front: CardFinding | null;
  back: CardFinding | null;
  face: FaceFinding;
  /** The judgement of a provider; null without one. */
  verdict: 'clear' | 'attention' | 'block' | null;
}

export type Verification = { state: 'done'; evidence: Evidence } | { state: 'pending'; reference: string };

/** Verifies applicants. Never called inside a transaction; tolerates repeated questions. */
export interface IdentityVerifier {
  readonly capabilities: Capabilities;
  /** Reads one side of a card. Throws `VerifierUnavailable`. */
  readCard(
    photo: { side: CardSide; image: SafePhoto; market: MarketCode },
    signal?: AbortSignal,
  ): Promise<CardFinding>;
  /** Checks all photos. Throws `VerifierUnavailable`. */
  verify(request: VerificationRequest, signal?: AbortSignal): Promise<Verification>;
  /** The result of a pending verification. Throws `VerifierUnavailable`. */
  ask(reference: string, signal?: AbortSignal): Promise<Verification>;
  /**
   * Reads a provider's callback from its raw bytes. null: wrongly signed or unreadable, and therefore not
   * believed.
   */
  readCallback(
    raw: Uint8Array,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): { reference: string; verification: Verification } | null;
  /** Ends what runs. */
  close(): Promise<void>;
}

/** No answer now: busy, unreachable, too slow, or unreadable. Retry later. */
export class VerifierUnavailable extends Error {
  override name = 'VerifierUnavailable';
}
