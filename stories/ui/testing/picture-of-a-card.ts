/** A photo to give to a field: drawn, so that it can really be made smaller. */
export async function pictureOfACard(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 400;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = 'lightsteelblue';
    context.fillRect(0, 0, 640, 400);
    context.fillStyle = 'slategray';
    context.fillRect(40, 60, 160, 200);
    context.fillRect(240, 80, 320, 24);
    context.fillRect(240, 140, 240, 24);
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return new File(blob ? [blob] : [], 'card.png', { type: 'image/png' });
}
