import sharp from 'sharp';

/** Properties of a photo that need no reading. */
export interface PhotoMeasures {
  /**
   * Sharpness of the sharpest parts: the 90th percentile of edge energy in blocks of 16 by 16 px, divided by
   * the contrast of the whole, times 1000. Measured at 640 px, so that camera, light and a plain desk around
   * a card do not matter.
   */
  sharpness: number;
  /** Mean grey, 0 to 255. */
  light: number;
  /** Pixels of the original photo. */
  width: number;
  height: number;
}

/**
 * Below `refuse` nothing is recognisable; below `poor` recognition is doubtful. Cards: the values are where
 * reading began to fail on synthetic cards with increasing blur; real photos will change them. Faces: a face
 * is smooth, its sharpness is mostly that of the surroundings, and the grain of a dark photo counts as
 * sharpness. Group photos, 1200 px wide, had 120 and more, and 4 to 11 after a blur of 4 px; selfies were not
 * measured. Therefore only a photo almost without edges is refused.
 */
const thresholds = {
  front: { refuse: 150, poor: 400 },
  back: { refuse: 100, poor: 400 },
  face: { refuse: 5, poor: 20 },
} as const;
/** Mean grey. Synthetic cards were readable at 62; darker cards were not tested. */
const dark = 45;

const measuredWidth = 640;
const block = 16;

/** Measures a JPEG, in about 30 ms of CPU time. Throws sharp's error for an undecodable file. */
export async function measurePhoto(jpeg: Uint8Array): Promise<PhotoMeasures> {
  const photo = sharp(jpeg);
  const [{ width, height }, { data, info }] = await Promise.all([
    photo.metadata(),
    photo
      .clone()
      .greyscale()
      .resize({ width: measuredWidth, kernel: 'cubic' })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  ]);
  let sum = 0;
  let squares = 0;
  // By index: the iterator of an array of bytes takes nine times as long.
  for (let at = 0; at < data.length; at += 1) {
    const grey = data[at]!;
    sum += grey;
    squares += grey * grey;
  }
  const light = sum / data.length;
  const variance = squares / data.length - light * light;
  const energies = blockEnergies(data, info.width, info.height).toSorted((a, b) => a - b);
  const energy = energies[Math.floor(energies.length * 0.9)] ?? 0;
  // A uniform picture has no edges; the rounding error of its variance must not become a divisor.
  return { sharpness: variance < 1 ? 0 : (energy / variance) * 1000, light, width, height };
}

/** The usability of a photo: `refused` is unusable, `poor` doubtful. */
export function judgePhoto(
  kind: keyof typeof thresholds,
  measured: Pick<PhotoMeasures, 'sharpness' | 'light'>,
): 'good' | 'poor' | 'refused' {
  const { refuse, poor } = thresholds[kind];
  if (measured.sharpness < refuse) return 'refused';
  return measured.sharpness < poor || measured.light < dark ? 'poor' : 'good';
}

/** The variance of the Laplacian in each block. */
function blockEnergies(grey: Uint8Array, width: number, height: number): number[] {
  const energies: number[] = [];
  for (let top = 1; top + block < height; top += block)
    for (let left = 1; left + block < width; left += block) {
      let sum = 0;
      let squares = 0;
      for (let y = top; y < top + block; y += 1)
        for (let x = left, at = y * width + left; x < left + block; x += 1, at += 1) {
          const edge =
            (grey[at - 1] ?? 0) +
            (grey[at + 1] ?? 0) +
            (grey[at - width] ?? 0) +
            (grey[at + width] ?? 0) -
            4 * (grey[at] ?? 0);
          sum += edge;
          squares += edge * edge;
        }
      const count = block * block;
      energies.push(squares / count - (sum / count) ** 2);
    }
  return energies;
}
