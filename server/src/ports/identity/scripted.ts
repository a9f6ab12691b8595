import { faceLimits } from './embedded/faces/face-limits.ts';
import {
  VerifierUnavailable,
  type CardText,
  type Evidence,
  type FaceFinding,
  type IdentityVerifier,
  type VerificationRequest,
} from './identity-verifier.ts';

/** ID numbers with scripted findings; any other number matches the typed data. */
export const scriptedNumbers = {
  /** The front is not a card's front. */
  frontUnread: '00000001',
  /** The back is not a card's back. */
  backUnread: '00000002',
  /** The front's number is unreadable. */
  frontNumberUnread: '00000003',
  noFace: '00000004',
  severalFaces: '00000005',
  faceReview: '00000006',
  faceReject: '00000007',
  /** Both sides of the card have another number. */
  otherNumber: '00000008',
  /** The back has another number than the front. */
  otherNumberOnBack: '00000009',
  otherBirthday: '00000010',
  otherNames: '00000011',
  /** Never available: `VerifierUnavailable`. */
  unavailable: '00000012',
  /** Pending; a later query is clear. */
  pending: '00000013',
  block: '00000014',
  attention: '00000015',
  noFaceOnCard: '00000016',
} as const;

const numberOfAnother = '87654321';
const namesOfAnother = 'SOMEBODY ELSE';
const match: FaceFinding = { state: 'compared', band: 'match', distance: 0.2 };
const noFace = (where: 'selfie' | 'card', because: 'none' | 'several') =>
  ({ state: 'noFace', in: where, because }) as const;
const unread = (because: 'notThisSide' | 'numberUnread') => ({ state: 'unread', because }) as const;

/**
 * A verifier that ignores photos, for the sandbox and tests: its findings depend on the typed ID number, as
 * in providers' sandboxes (`scriptedNumbers`). Answers at once, without memory and callbacks.
 */
export function scriptedIdentity(): IdentityVerifier {
  return {
    capabilities: { readsCards: true, comparesFaces: true, liveness: 'none', registry: false, faceLimits },
    // A side alone does not reveal the typed number.
    async readCard() {
      return { state: 'read', text: { nationalId: null, names: null, birthday: null } };
    },
    async verify({ id, claimed }) {
      if (claimed.nationalId === scriptedNumbers.unavailable)
        throw new VerifierUnavailable('The scripted verifier is away.');
      if (claimed.nationalId === scriptedNumbers.pending)
        return { state: 'pending', reference: `scripted-${id}` };
      return { state: 'done', evidence: { ...agreeing(claimed), ...scripted(claimed) } };
    },
    async ask() {
      return { state: 'done', evidence: { front: null, back: null, face: match, verdict: 'clear' } };
    },
    readCallback: () => null,
    async close() {},
  };
}

function agreeing(claimed: VerificationRequest['claimed']): Evidence {
  const side = { state: 'read', text: textOf(claimed) } as const;
  return { front: side, back: side, face: match, verdict: null };
}

/** The differences of this number. */
function scripted(claimed: VerificationRequest['claimed']): Partial<Evidence> {
  const read = (other: Partial<CardText>) =>
    ({ state: 'read', text: { ...textOf(claimed), ...other } }) as const;
  const both = (other: Partial<CardText>) => ({ front: read(other), back: read(other) });
  switch (claimed.nationalId) {
    case scriptedNumbers.frontUnread:
      return { front: unread('notThisSide') };
    case scriptedNumbers.backUnread:
      return { back: unread('notThisSide') };
    case scriptedNumbers.frontNumberUnread:
      return { front: unread('numberUnread') };
    case scriptedNumbers.noFace:
      return { face: noFace('selfie', 'none') };
    case scriptedNumbers.severalFaces:
      return { face: noFace('selfie', 'several') };
    case scriptedNumbers.noFaceOnCard:
      return { face: noFace('card', 'none') };
    case scriptedNumbers.faceReview:
      return { face: { state: 'compared', band: 'review', distance: 0.48 } };
    case scriptedNumbers.faceReject:
      return { face: { state: 'compared', band: 'reject', distance: 0.7 } };
    case scriptedNumbers.otherNumber:
      return both({ nationalId: numberOfAnother });
    case scriptedNumbers.otherNumberOnBack:
      return { back: read({ nationalId: numberOfAnother }) };
    case scriptedNumbers.otherBirthday:
      return both({ birthday: claimed.birthday === '1980-01-01' ? '1981-02-02' : '1980-01-01' });
    case scriptedNumbers.otherNames:
      return both({ names: namesOfAnother });
    case scriptedNumbers.block:
      return { verdict: 'block' };
    case scriptedNumbers.attention:
      return { verdict: 'attention' };
    default:
      return {};
  }
}

function textOf({ nationalId, names, birthday }: VerificationRequest['claimed']): CardText {
  return { nationalId, names: names.trim().replace(/\s+/g, ' ').toUpperCase(), birthday };
}
