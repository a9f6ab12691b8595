/*
 * Which differences between two pictures are visible. Another processor or another Chromium rounds a blended
 * edge differently, or moves a letter by a quarter of a pixel: both are invisible. A changed colour is
 * visible in an area of that colour, however small the change; so is a letter or a line that is missing or
 * has moved by a pixel.
 *
 * Libraries that compare pictures judge each pixel alone. A limit that lets a quarter of a pixel pass at an
 * edge then also lets another colour of a text pass, of which every pixel is an edge (docs/decisions/0042).
 */

/** Rows of red, green, blue and alpha, of 255 each. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Pixels that differ and lie together. */
type Cluster = readonly number[];

/** Steps of 255 that no eye sees. */
const unseenStep = 2;
/** Steps of 255 by which a pixel of a photo or a gradient may be rounded otherwise. */
const roundedStep = 8;
/**
 * The part of an edge's contrast by which a pixel of the edge may change: the edge then moved by less than
 * half a pixel.
 */
const edgePart = 0.45;
/** Pixels this far apart belong to one cluster: the letters of a line of text, the dashes of a border. */
const reach = 4;
/** So many pixels in the middle of strokes that all become lighter, or all darker, are another colour. */
const colourPixels = 16;
/**
 * The share of a change in one direction above which the change is another colour. A moved edge changes as
 * much in one direction as in the other.
 */
const oneDirection = 0.9;
/**
 * Pixels that stand alone and differ by more than an edge may: so many in a cluster, so many in the picture,
 * so far.
 */
const strays = { inCluster: 2, inPicture: 16, step: 48 };

/** Every cluster of pixels that differ by more than the unseen step. */
export function clustersOf(before: Pixels, after: Pixels): Cluster[] {
  const { width, height } = before;
  const open = new Uint8Array(width * height);
  for (let pixel = 0; pixel < open.length; pixel += 1)
    if (stepOf(before, after, pixel) > unseenStep) open[pixel] = 1;
  const clusters: number[][] = [];
  for (let first = 0; first < open.length; first += 1) {
    if (!open[first]) continue;
    open[first] = 0;
    const cluster = [first];
    // The cluster grows while it is walked.
    for (const pixel of cluster)
      for (const near of around(pixel, reach, before)) {
        if (!open[near]) continue;
        open[near] = 0;
        cluster.push(near);
      }
    clusters.push(cluster);
  }
  return clusters;
}

/** The pixels of those clusters that a person sees as a change. */
export function changeIn(before: Pixels, after: Pixels, clusters: readonly Cluster[]): number[] {
  const isLoud = (pixel: number) => {
    const step = stepOf(before, after, pixel);
    const contrast = Math.max(contrastAt(before, pixel), contrastAt(after, pixel));
    return contrast === 0 || step > Math.max(roundedStep, contrast * edgePart);
  };
  let alone = 0;
  return clusters.flatMap((cluster) => {
    const loud = cluster.filter(isLoud);
    const isStray =
      loud.length <= strays.inCluster &&
      loud.every((pixel) => stepOf(before, after, pixel) <= strays.step) &&
      (alone += loud.length) <= strays.inPicture;
    if (!isStray) return cluster;
    const cores = cluster.filter((pixel) => isCore(before, pixel) && isCore(after, pixel));
    return cores.length >= colourPixels && isOneDirection(before, after, cores) ? cluster : [];
  });
}

/** The largest difference of a pixel's channels. */
function stepOf(before: Pixels, after: Pixels, pixel: number): number {
  let step = 0;
  for (let at = pixel * 4; at < pixel * 4 + 4; at += 1)
    step = Math.max(step, Math.abs((before.data[at] ?? 0) - (after.data[at] ?? 0)));
  return step;
}

/** How much a pixel and its eight neighbours differ in one picture: 0 in an area of one colour. */
function contrastAt(picture: Pixels, pixel: number): number {
  const near = around(pixel, 1, picture);
  let most = 0;
  for (let channel = 0; channel < 4; channel += 1) {
    let [low, high] = [255, 0];
    for (const each of near) {
      const level = picture.data[each * 4 + channel] ?? 0;
      if (level < low) low = level;
      if (level > high) high = level;
    }
    most = Math.max(most, high - low);
  }
  return most;
}

/**
 * Whether a pixel is the darkest or the lightest among its neighbours: the middle of a stroke, where its
 * colour is purest.
 */
function isCore(picture: Pixels, pixel: number): boolean {
  const light = (each: number) =>
    [0, 1, 2].reduce((sum, channel) => sum + (picture.data[each * 4 + channel] ?? 0), 0);
  const levels = around(pixel, 1, picture).map(light);
  return [Math.min(...levels), Math.max(...levels)].includes(light(pixel));
}

/** Whether some channel of these pixels goes one way, up or down, nearly everywhere. */
function isOneDirection(before: Pixels, after: Pixels, pixels: readonly number[]): boolean {
  return [0, 1, 2].some((channel) => {
    let sum = 0;
    let all = 0;
    for (const pixel of pixels) {
      const step = (after.data[pixel * 4 + channel] ?? 0) - (before.data[pixel * 4 + channel] ?? 0);
      sum += step;
      all += Math.abs(step);
    }
    return all > pixels.length && Math.abs(sum) >= all * oneDirection;
  });
}

/** The pixels at most so far from one, itself included, inside the picture. */
function around(pixel: number, distance: number, { width, height }: Pixels): number[] {
  const column = pixel % width;
  const row = (pixel - column) / width;
  const pixels: number[] = [];
  for (let y = Math.max(0, row - distance); y <= Math.min(height - 1, row + distance); y += 1)
    for (let x = Math.max(0, column - distance); x <= Math.min(width - 1, column + distance); x += 1)
      pixels.push(y * width + x);
  return pixels;
}
