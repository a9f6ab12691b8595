/** A file as from a camera, drawn here: lines of print on a card, or the drawing of `paint`. */
export async function photo(paint: (context: CanvasRenderingContext2D) => void = card): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 400;
  canvas.height = 300;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  paint(context);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) throw new Error('This browser makes no PNG.');
  return new File([blob], 'id.png', { type: 'image/png' });
}

/** A card on a table, in good light. */
export function card(context: CanvasRenderingContext2D): void {
  fill(context, 'tan', 0, 0, 400, 300);
  fill(context, 'white', 36, 48, 328, 204);
  fill(context, 'seagreen', 36, 48, 328, 36);
  fill(context, 'silver', 56, 104, 84, 108);
  for (let line = 0; line < 6; line += 1)
    fill(context, 'black', 164, 108 + line * 18, 160 - (line % 3) * 30, 5);
}

/** The same, at night. */
export function darkCard(context: CanvasRenderingContext2D): void {
  card(context);
  context.globalAlpha = 0.85;
  fill(context, 'black', 0, 0, 400, 300);
}

function fill(
  context: CanvasRenderingContext2D,
  colour: string,
  x: number,
  y: number,
  width: number,
  height: number,
) {
  context.fillStyle = colour;
  context.fillRect(x, y, width, height);
}

export const inputs = (root: HTMLElement): HTMLInputElement[] => [
  ...root.querySelectorAll<HTMLInputElement>('input[type=file]'),
];

/** As if the phone had handed over a photo. */
export function choose(input: HTMLInputElement | undefined, file: File): void {
  if (!input) throw new Error('There is no file input.');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
