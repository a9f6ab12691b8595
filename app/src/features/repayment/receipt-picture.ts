/** The words of a receipt; sums as the borrower reads them. */
export interface Receipt {
  brand: string;
  title: string;
  number: string;
  lines: readonly (readonly [label: string, sum: string])[];
  total: readonly [label: string, sum: string];
  closing: string;
}

const size = { width: 720, height: 960, edge: 48 };

/** The receipt as a PNG of 720 by 960, drawn in the page in the brand's colours. Throws without a canvas. */
export async function receiptPicture({
  brand,
  title,
  number,
  lines,
  total,
  closing,
}: Receipt): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This web view has no canvas.');
  const root = getComputedStyle(document.documentElement);
  const color = (token: string) => root.getPropertyValue(`--kopa-color-${token}`).trim();
  const right = size.width - size.edge;
  const write = (
    text: string,
    at: number,
    y: number,
    look: { px: number; weight?: number; ink?: string },
  ) => {
    pen.font = `${look.weight ?? 400} ${look.px}px ${root.fontFamily || 'sans-serif'}`;
    pen.fillStyle = color(look.ink ?? 'ink');
    pen.fillText(text, at, y, right - size.edge);
  };
  const row = ([label, sum]: readonly [string, string], y: number, weight: number) => {
    pen.textAlign = 'right';
    write(sum, right, y, { px: 30, weight });
    const room = right - size.edge - pen.measureText(sum).width - 24;
    pen.textAlign = 'left';
    pen.fillStyle = color('ink');
    pen.fillText(label, size.edge, y, room);
  };
  const rule = (y: number, token: string, thickness: number) => {
    pen.fillStyle = color(token);
    pen.fillRect(size.edge, y, right - size.edge, thickness);
  };

  pen.fillStyle = color('surface');
  pen.fillRect(0, 0, size.width, size.height);
  pen.fillStyle = color('primary');
  pen.fillRect(0, 0, size.width, 16);
  write(brand, size.edge, 96, { px: 36, weight: 700, ink: 'primary' });
  write(title, size.edge, 168, { px: 44, weight: 650 });
  write(number, size.edge, 212, { px: 26, ink: 'muted' });
  // A receipt with many lines is set closer.
  const pitch = Math.min(72, Math.floor(500 / (lines.length + 1)));
  let y = 290;
  for (const line of lines) {
    row(line, y, 400);
    rule(y + Math.round(pitch / 3), 'decor', 1);
    y += pitch;
  }
  rule(y - Math.round((pitch * 2) / 3), 'ink', 2);
  row(total, y, 700);
  rule(y + 24, 'ink', 2);
  rule(y + 30, 'ink', 2);
  write(closing, size.edge, size.height - size.edge, { px: 28, weight: 600, ink: 'success' });
  return new Promise((done, failed) => {
    canvas.toBlob((png) => (png ? done(png) : failed(new Error('The canvas made no picture.'))), 'image/png');
  });
}
