import sharp from 'sharp';

/** What can be said of a photo without reading it. */
export interface PhotoMeasures {
  /**
   * How sharp its sharpest parts are: the 90th percentile of the energy of edges in blocks of 16 by 16, against the contrast of the
   * whole, times 1000. Measured at 640 px, so that it does not depend on the camera, nor on light, nor on a plain desk around a
   * card.
   */
  sharpness: number;
  /** Mean grey, 0 to 255. */
  light: number;
  /** Pixels, as the photo came. */
  width: number;
  height: number;
}

/**
 * Below `refuse` nothing can be made out; below `poor` it may be. Cards: taken where reading began to fail on drawn cards that were
 * blurred step by step; real photos will move them. Faces: a face is smooth, its sharpness is mostly that of what is around it, and
 * the grain of a dark photo counts as sharp. Photos of groups, 1200 px wide, had 120 and more, and 4 to 11 once blurred by 4 px;
 * selfies were not measured. So only what has hardly an edge is refused.
 */
const thresholds = {
  front: { refuse: 150, poor: 400 },
  back: { refuse: 100, poor: 400 },
  face: { refuse: 5, poor: 20 },
} as const;
/** Mean grey. Drawn cards could be read at 62; nothing darker was tried. */
const dark = 45;

const measuredWidth = 640;
const block = 16;

/** Measures a JPEG, in about 30 ms of CPU. Throws what sharp throws if it cannot be decoded. */
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
  for (const grey of data) {
    sum += grey;
    squares += grey * grey;
  }
  const light = sum / data.length;
  const variance = squares / data.length - light * light;
  const energies = blockEnergies(data, info.width, info.height).toSorted((a, b) => a - b);
  const energy = energies[Math.floor(energies.length * 0.9)] ?? 0;
  // What is all of one grey has no edges; what rounding leaves of its variance must not divide.
  return { sharpness: variance < 1 ? 0 : (energy / variance) * 1000, light, width, height };
}

/** Whether a photo may be sent on: `refused` cannot be used, `poor` perhaps. */
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
