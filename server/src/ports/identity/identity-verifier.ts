import type { Day, Policy } from '@kopa/contract';

/** What a verifier can do. What it cannot is never claimed: a pass says nothing of it. */
export interface Capabilities {
  /** Reads what a card says, side by side, as soon as a side is there. */
  readsCards: boolean;
  /** Compares the portrait of the card with the selfie. */
  comparesFaces: boolean;
  /** Whether it knows a living person from a picture of one. */
  liveness: 'none' | 'advisory' | 'certified';
  /** Asks the register of the country. */
  registry: boolean;
}

export type CardSide = 'front' | 'back';

/** What one side of a card says; null: not found, or not certain. */
export interface CardText {
  /** As printed, without blanks: digits in Kenya, letters and digits elsewhere. */
  nationalId: string | null;
  /** All names in capitals, parted by one blank each, in the order in which the card has them. */
  names: string | null;
  birthday: Day | null;
}

/**
 * What came of reading a side. `notThisSide`: it is no such side of a card, or nothing of it can be made out; `numberUnread`: it
 * is, but the number cannot be made out.
 */
export type CardFinding =
  | { state: 'read'; text: CardText }
  | { state: 'unread'; because: 'notThisSide' | 'numberUnread' };

/** What came of looking at the faces. `distance`: 0 is the same picture; only of meaning to who measured the bands. */
export type FaceFinding =
  | { state: 'compared'; band: 'match' | 'review' | 'reject'; distance: number }
  /** The selfie must show exactly one large face. */
  | { state: 'noFace'; in: 'selfie' | 'card'; because: 'none' | 'several' | 'small' }
  | { state: 'notCompared' };

/** A photo that has been made safe: an upright JPEG of at most 1600 px, without EXIF. */
export type SafePhoto = Uint8Array;

export interface VerificationRequest {
  /** Names the question: asked again, it is the same one. Letters, digits and hyphens. */
  id: string;
  market: Policy['market'];
  front: SafePhoto;
  back: SafePhoto;
  selfie: SafePhoto;
  /** What the borrower typed. `mobile` in its national form, nine digits. */
  claimed: { nationalId: string; names: string; birthday: Day; mobile: string; email: string };
  /** When the borrower agreed to be verified, in epoch milliseconds. */
  agreedAt: number;
}

/** What a verifier found. Whether it is enough is the lender's to say. */
export interface Evidence {
  /** null: this verifier does not say what cards say. */
  front: CardFinding | null;
  back: CardFinding | null;
  face: FaceFinding;
  /** What a provider with a judgement of its own says; null: it has none. */
  verdict: 'clear' | 'attention' | 'block' | null;
}

export type Verification = { state: 'done'; evidence: Evidence } | { state: 'pending'; reference: string };

/** Verifies who applies. It is never called inside a transaction, and bears being asked the same again. */
export interface IdentityVerifier {
  readonly capabilities: Capabilities;
  /** Reads one side of a card. Throws `VerifierUnavailable`. */
  readCard(
    photo: { side: CardSide; image: SafePhoto; market: Policy['market'] },
    signal?: AbortSignal,
  ): Promise<CardFinding>;
  /** Looks at all of it. Throws `VerifierUnavailable`. */
  verify(request: VerificationRequest, signal?: AbortSignal): Promise<Verification>;
  /** What became of a verification that was pending. Throws `VerifierUnavailable`. */
  ask(reference: string, signal?: AbortSignal): Promise<Verification>;
  /**
   * Reads what the provider sent by itself, from the bytes as they came. null: it is not signed as the provider signs, or cannot
   * be read; it is then not believed.
   */
  readCallback(
    raw: Uint8Array,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): { reference: string; verification: Verification } | null;
  /** Ends what runs. */
  close(): Promise<void>;
}

/** It cannot say now: busy, out of reach, too slow, or its answer cannot be read. Ask again later. */
export class VerifierUnavailable extends Error {
  override name = 'VerifierUnavailable';
}
