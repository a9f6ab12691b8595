import type { Day, MarketCode } from '@kopa/contract';
import { identityReasons, type IdentityReason } from '@kopa/contract/identity/identity-reasons';
import type { CardFinding, Evidence, FaceFinding } from '../../ports/identity/identity-verifier.ts';
import type { IdentityOutcome } from '../../storage/schema/index.ts';

/** The typed data. */
export interface Claim {
  /** The number on the market's card; null when the market asks for none. */
  number: string | null;
  /** First, middle and last name, as typed. */
  names: string;
  birthday: Day;
}

/**
 * The reasons against an automatic pass: front, back and typed data compared with each other, then the faces,
 * then the provider.
 */
export function compareIdentity(
  { front, back, face, verdict }: Evidence,
  claim: Claim,
  market: MarketCode,
): IdentityReason[] {
  const reasons = new Set<IdentityReason>();
  noteUnread(reasons, 'frontUnread', front);
  noteUnread(reasons, 'backUnread', back);
  const texts = [front, back].flatMap((side) => (side?.state === 'read' ? [side.text] : []));
  const numbers = texts.flatMap(({ nationalId }) => (nationalId === null ? [] : [nationalId]));
  const isTyped = (number: string) => claim.number === null || sameNumber(number, claim.number, market);
  if (numbers.some((number) => !isTyped(number))) reasons.add('numberDiffers');
  if (new Set(numbers.map((number) => plainNumber(number, market))).size > 1) reasons.add('sidesDiffer');
  if (texts.some(({ birthday }) => birthday !== null && birthday !== claim.birthday))
    reasons.add('birthdayDiffers');
  if (texts.some(({ names }) => names !== null && !sameNames(names, claim.names))) reasons.add('namesDiffer');
  const isRead = front?.state !== 'unread' && back?.state !== 'unread';
  // A number without a comparison counts as unchecked.
  if (claim.number !== null && numbers.length === 0 && isRead) reasons.add('notChecked');
  const faceReason = reasonOfFaces(face);
  if (faceReason) reasons.add(faceReason);
  if (verdict === 'attention') reasons.add('providerDoubts');
  if (verdict === 'block') reasons.add('providerRefuses');
  return [...reasons];
}

/** The result of reasons: the gravest decides. `refused`: the reasons for another photo. */
export function outcomeOf(
  reasons: readonly IdentityReason[],
  refused: readonly IdentityReason[],
): IdentityOutcome {
  if (reasons.some((reason) => identityReasons[reason].outcome === 'refuse')) return 'refused';
  if (refused.length > 0) return 'retake';
  return reasons.length > 0 ? 'review' : 'passed';
}

function noteUnread(
  reasons: Set<IdentityReason>,
  unread: 'frontUnread' | 'backUnread',
  side: CardFinding | null,
): void {
  if (side?.state === 'unread') reasons.add(side.because === 'numberUnread' ? 'numberUnread' : unread);
}

function reasonOfFaces(face: FaceFinding): IdentityReason | null {
  switch (face.state) {
    case 'notCompared':
      return null;
    case 'noFace':
      if (face.in === 'card') return 'cardFaceUnread';
      return { none: 'faceNone', several: 'faceSeveral', small: 'faceSmall' }[face.because] as IdentityReason;
    default:
      return { match: null, review: 'faceDoubtful', reject: 'faceOther' }[face.band] as IdentityReason | null;
  }
}

/** A number as it is compared. Kenya's numbers are digits, with and without leading zeros. */
export function plainNumber(number: string, market: MarketCode): string {
  const plain = number.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return market === 'ke' ? plain.replace(/^0+(?=.)/, '') : plain;
}

function sameNumber(one: string, other: string, market: MarketCode): boolean {
  return plainNumber(one, market) === plainNumber(other, market);
}

/**
 * Letters that readers confuse. Only such letters may differ: Wanjiru and Wanjiku are two names, one letter
 * apart.
 */
const lookalikes = ['ILJT', 'OQDCG', 'UVY', 'EF', 'BPR', 'MNHW', 'KX'];

/**
 * Whether the names on a card match the typed names, in any order: the first and the last typed name must be
 * on the card, letter by letter except for similar letters. Cards also contain unused names.
 */
function sameNames(onCard: string, typed: string): boolean {
  const printed = words(onCard);
  const own = words(typed);
  const stands = (name: string | undefined) =>
    name !== undefined && printed.some((each) => isReadAs(each, name));
  return stands(own[0]) && stands(own.at(-1));
}

function isReadAs(printed: string, name: string): boolean {
  if (printed.length !== name.length) return false;
  const differing = [...name].flatMap((letter, at) => (letter === printed[at] ? [] : [letter + printed[at]]));
  const [pair] = differing;
  if (pair === undefined) return true;
  return (
    differing.length === 1 && lookalikes.some((alike) => [...pair].every((letter) => alike.includes(letter)))
  );
}

/** In capitals without accents; an apostrophe or hyphen does not split a name. */
function words(names: string): string[] {
  return names
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/['’-]/g, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}
