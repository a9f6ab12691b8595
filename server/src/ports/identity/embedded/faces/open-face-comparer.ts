import sharp, { type Region } from 'sharp';
import type { FaceFinding, SafePhoto } from '../../identity-verifier.ts';
import { faceLimits } from './face-limits.ts';
import { openFaceNets, type FaceBox, type FaceNets, type Pixels } from './face-nets.ts';

export interface FaceComparer {
  /** Compares the portrait of a card's front with a selfie. Throws for a file that is not a picture. */
  compare(card: SafePhoto, selfie: SafePhoto): Promise<FaceFinding>;
  close(): void;
}

/** The thresholds of finding a face. */
const limits = {
  /** Minimum confidence of the detector. A printed face is small and often pale. */
  selfieConfidence: 0.5,
  cardConfidence: 0.4,
  /** At this confidence no other part of the card is searched. */
  sure: 0.9,
  /** Width of the face, in px of the photo. */
  leastOfSelfie: 80,
  leastOfCard: 60,
  /** A face of at least this width, relative to the largest, is not a bystander. */
  bystander: 0.5,
  /** Longest side of the searched picture, in px. The detector itself uses 512. */
  longestSide: 1024,
  /** Width of the grey margin around a whole photo, relative to its longest side. */
  margin: 0.08,
} as const;

/** The nets, opened once, comparing one pair after the other. */
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
      // The detector also finds an upside-down face without a flag; its descriptor matches nobody.
      if (distance > faceLimits.match) {
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
 * The largest face on the card. For a small card, parts of the photo are also searched, where the portrait is
 * larger for the detector: most cards have the portrait at the left.
 */
async function findOnCard(nets: FaceNets, card: SafePhoto): Promise<FoundFace | 'none' | 'small'> {
  const { width, height } = await sharp(card).metadata();
  const wide = Math.ceil(width * 0.6);
  // In a portrait photo the card is in the middle.
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
 * A photo or its part as the detector's input, with stretched contrast, so that a dim photo also has a face.
 * `scale`: photo px per input px.
 */
async function viewOf(photo: SafePhoto, part?: Region): Promise<{ pixels: Pixels; scale: number }> {
  const all = sharp(photo);
  const { width, height } = part ?? (await all.metadata());
  const scale = Math.max(1, Math.max(width, height) / limits.longestSide);
  // The detector often misses a face near the edge of a picture.
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
  // Blue comes first now.
  for (let at = 0; at < turned.length; at += 3) [turned[at], turned[at + 2]] = [turned[at + 2]!, turned[at]!];
  return {
    pixels: { data: turned, width, height },
    box: { ...box, x: width - box.x - box.width, y: height - box.y - box.height },
  };
}

const distanceOf = (one: Float32Array, other: Float32Array) =>
  Math.hypot(...one.map((value, at) => value - other[at]!));

const bandOf = (distance: number) =>
  distance <= faceLimits.match ? 'match' : distance <= faceLimits.review ? 'review' : 'reject';
