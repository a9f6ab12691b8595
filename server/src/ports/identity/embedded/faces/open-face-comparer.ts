import sharp, { type Region } from 'sharp';
import type { FaceFinding, SafePhoto } from '../../identity-verifier.ts';
import { openFaceNets, type FaceBox, type FaceNets, type Pixels } from './face-nets.ts';

export interface FaceComparer {
  /** Compares the portrait of a card's front with a selfie. Throws if a photo is no picture. */
  compare(card: SafePhoto, selfie: SafePhoto): Promise<FaceFinding>;
  close(): void;
}

/**
 * What is a face, and whose. Measured with photos that face-api ships and copies of them printed into cards: one person stayed
 * below 0.42 where the card's face was not blurred, different people came as near as 0.45; the library's own limit of 0.6 let five of
 * 31 pairs pass. Both faces of a pair came from one photo, and the sample is too small for a rate of errors.
 */
const limits = {
  /** Distance of two descriptors: up to here one person, */
  match: 0.42,
  /** and up to here for somebody to look at. */
  review: 0.55,
  /** How sure the detector must be. A printed face is small, and often pale. */
  selfieConfidence: 0.5,
  cardConfidence: 0.4,
  /** So sure, and no other part of the card is looked at. */
  sure: 0.9,
  /** Width of the face, in px of the photo. */
  leastOfSelfie: 80,
  leastOfCard: 60,
  /** Whoever's face is at least so wide, measured by the largest, is no bystander. */
  bystander: 0.5,
  /** Longest side of what is looked at, in px. The detector itself sees 512. */
  longestSide: 1024,
  /** Width of the grey edge around a whole photo, measured by its longest side. */
  margin: 0.08,
} as const;

/** The nets, opened once, that compare one pair after the other. */
export async function openFaceComparer(): Promise<FaceComparer> {
  const nets = await openFaceNets();
  return {
    async compare(card, selfie) {
      const own = await findInSelfie(nets, selfie);
      if (typeof own === 'string') return { state: 'noFace', in: 'selfie', because: own };
      const printed = await findOnCard(nets, card);
      if (typeof printed === 'string') return { state: 'noFace', in: 'card', because: printed };
      const face = await nets.describe(own.pixels, own.box);
      let distance = distanceOf(face, await nets.describe(printed.pixels, printed.box));
      // The detector sees a face upside down as well, and does not say so; described so, it is like nobody's.
      if (distance > limits.match) {
        const { pixels, box } = upsideDown(printed);
        distance = Math.min(distance, distanceOf(face, await nets.describe(pixels, box)));
      }
      return { state: 'compared', band: bandOf(distance), distance };
    },
    close: () => nets.close(),
  };
}

/** A face in a part of a photo. */
interface FoundFace {
  pixels: Pixels;
  box: FaceBox;
}

async function findInSelfie(
  nets: FaceNets,
  selfie: SafePhoto,
): Promise<FoundFace | 'none' | 'several' | 'small'> {
  const { pixels, scale } = await viewOf(selfie);
  const [largest, ...others] = await nets.findFaces(pixels, limits.selfieConfidence);
  if (!largest) return 'none';
  const { box } = largest;
  if (others.some((other) => other.box.width >= limits.bystander * box.width)) return 'several';
  return box.width * scale < limits.leastOfSelfie ? 'small' : { pixels, box };
}

/**
 * The largest face on the card. A card that is small in its photo is looked at by parts too, where its portrait is larger to the
 * detector: most have it at the left.
 */
async function findOnCard(nets: FaceNets, card: SafePhoto): Promise<FoundFace | 'none' | 'small'> {
  const { width, height } = await sharp(card).metadata();
  const wide = Math.ceil(width * 0.6);
  // In a photo that is higher than wide, the card is in the middle.
  const high = Math.min(height, Math.ceil(width * 0.75));
  const part = { top: Math.floor((height - high) / 2), width: wide, height: high };
  let surest: (FoundFace & { confidence: number }) | null = null;
  let small = false;
  for (const seen of [undefined, { ...part, left: 0 }, { ...part, left: width - wide }]) {
    const { pixels, scale } = await viewOf(card, seen);
    const [largest] = await nets.findFaces(pixels, limits.cardConfidence);
    if (!largest) continue;
    const { box, confidence } = largest;
    if (box.width * scale < limits.leastOfCard) small = true;
    else if (confidence > (surest?.confidence ?? 0)) surest = { pixels, box, confidence };
    if (surest && surest.confidence >= limits.sure) break;
  }
  return surest ?? (small ? 'small' : 'none');
}

/**
 * What is to be seen of a photo, or of this part of it; its light is spread, so that a dim photo has a face too. `scale`: how
 * many px of the photo are one px of it.
 */
async function viewOf(photo: SafePhoto, part?: Region): Promise<{ pixels: Pixels; scale: number }> {
  const all = sharp(photo);
  const { width, height } = part ?? (await all.metadata());
  const scale = Math.max(1, Math.max(width, height) / limits.longestSide);
  // The detector hardly sees a face that comes near the edge of a picture.
  const margin = part ? 0 : Math.round((limits.margin * Math.max(width, height)) / scale);
  const { data, info } = await (part ? all.extract(part) : all)
    .resize({ width: Math.round(width / scale) })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#808080' })
    .normalise()
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: { data, width: info.width, height: info.height }, scale };
}

function upsideDown({ pixels: { data, width, height }, box }: FoundFace): FoundFace {
  const turned = data.toReversed();
  // Blue now comes first.
  for (let at = 0; at < turned.length; at += 3) [turned[at], turned[at + 2]] = [turned[at + 2]!, turned[at]!];
  return {
    pixels: { data: turned, width, height },
    box: { ...box, x: width - box.x - box.width, y: height - box.y - box.height },
  };
}

const distanceOf = (one: Float32Array, other: Float32Array) =>
  Math.hypot(...one.map((value, at) => value - other[at]!));

const bandOf = (distance: number) =>
  distance <= limits.match ? 'match' : distance <= limits.review ? 'review' : 'reject';
