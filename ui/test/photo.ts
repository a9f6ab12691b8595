/** A photo as from a camera: sharp print by default. */
export async function photo(
  width: number,
  height: number,
  paint: (context: CanvasRenderingContext2D) => void = print,
  type = 'image/png',
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  paint(context);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type);
  });
  if (!blob) throw new Error(`This browser makes no ${type}.`);
  return new File([blob], 'id.png', { type });
}
function print(context: CanvasRenderingContext2D) {
  const { width, height } = context.canvas;
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'black';
  for (let x = 0; x < width; x += 8) context.fillRect(x, 0, 4, height);
}
