import type { CardSide } from '../../server/src/ports/identity/identity-verifier.ts';

/** One photo of a side. */
export interface Row {
  person: number;
  variant: string;
  side: CardSide;
  gate: 'good' | 'poor' | 'refused';
  sharpness: number;
  id: 'right' | 'wrong' | 'unread';
  because: string | null;
  names: 'right' | 'wrong' | 'unread';
  birthday: 'right' | 'wrong' | 'unread';
  cpuMs: number;
  wallMs: number;
}

/** One whole verification, and in which band its faces are. */
export interface Whole {
  cpuMs: number;
  wallMs: number;
  band: string;
}
