import sharp from 'sharp';
import { expect } from 'vitest';
import { png } from './borrower.ts';

const hidden = Buffer.from('<script>hidden</script>');

/** A picture as a phone's camera writes it, rotated and with the place, and with bytes behind its end. */
export async function phonePicture(width: number, height: number): Promise<File> {
  const photo = await sharp(new Uint8Array(await png(width, height).arrayBuffer()))
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '1/1 17/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(Buffer.concat([photo, hidden]))], 'a.jpg');
}

/** The bytes are an upright JPEG of this size, with nothing of `phonePicture` but its pixels. */
export async function expectWrittenAnew(bytes: Buffer, width: number, height: number): Promise<void> {
  const kept = await sharp(bytes).metadata();
  expect([kept.format, kept.width, kept.height, kept.exif]).toEqual(['jpeg', width, height, undefined]);
  expect([bytes.includes(hidden), bytes.includes('Phone')]).toEqual([false, false]);
}
