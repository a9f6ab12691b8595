import sharp from 'sharp';

type Point = readonly [x: number, y: number];

/** Corners from the upper left, clockwise. */
export type Quad = readonly [Point, Point, Point, Point];

/**
 * Puts a picture on a dark desk with its corners at the given points, as a camera from any side sees it.
 * Returns PNG.
 */
export async function placeOnDesk(
  picture: Buffer,
  corners: Quad,
  desk: { width: number; height: number },
): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const toPicture = mapping(corners, [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]);
  const placed = Buffer.alloc(desk.width * desk.height * 3);
  for (let y = 0; y < desk.height; y += 1)
    for (let x = 0; x < desk.width; x += 1) {
      const at = (y * desk.width + x) * 3;
      const [fromX, fromY] = toPicture(x + 0.5, y + 0.5);
      const [left, top] = [fromX - 0.5, fromY - 0.5];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) {
        const shade = 12 * (x / desk.width);
        placed[at] = 74 + shade;
        placed[at + 1] = 56 + shade;
        placed[at + 2] = 44 + shade;
        continue;
      }
      const column = Math.floor(left);
      const row = Math.floor(top);
      const [right, down] = [left - column, top - row];
      const from = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const pixel = (offset: number) => data[from + offset + channel] ?? 0;
        placed[at + channel] =
          (pixel(0) * (1 - right) + pixel(3) * right) * (1 - down) +
          (pixel(width * 3) * (1 - right) + pixel(width * 3 + 3) * right) * down;
      }
    }
  return sharp(placed, { raw: { ...desk, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The projective map that takes the corners of one quadrilateral to those of another. */
function mapping(from: Quad, to: Quad): (x: number, y: number) => Point {
  const rows = from.flatMap(([x, y], corner) => {
    const [u, v] = to[corner as 0 | 1 | 2 | 3];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const [a, b, c, d, e, f, g, h] = solve(rows) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return (x, y) => {
    const depth = g * x + h * y + 1;
    return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
  };
}

/** Gauss and Jordan: rows of n coefficients and a right side. */
function solve(rows: number[][]): number[] {
  const size = rows.length;
  for (let step = 0; step < size; step += 1) {
    const rest = rows.slice(step).toSorted((a, b) => Math.abs(b[step] ?? 0) - Math.abs(a[step] ?? 0));
    rows.splice(step, size - step, ...rest);
    const pivot = rows[step] ?? [];
    const lead = pivot[step] ?? 1;
    rows[step] = pivot.map((value) => value / lead);
    for (let other = 0; other < size; other += 1) {
      const factor = rows[other]?.[step] ?? 0;
      if (other !== step)
        rows[other] = (rows[other] ?? []).map((value, at) => value - factor * (rows[step]?.[at] ?? 0));
    }
  }
  return rows.map((row) => row[size] ?? 0);
}
