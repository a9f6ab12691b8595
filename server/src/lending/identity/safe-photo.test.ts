import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hollowPng, png } from '../../../test/borrower.ts';
import { CallError } from '../call-error.ts';
import { safePhoto } from './safe-photo.ts';

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
const refusal = (bytes: Uint8Array) =>
  safePhoto(bytes).then(
    () => 'taken',
    (error: unknown) => (error instanceof CallError ? error.error : error),
  );

const text = (words: string) => new Uint8Array(Buffer.from(words));

/** A photo as a phone's camera writes it: rotated, with the location. */
const fromPhone = async (width = 2000, height = 1200) =>
  new Uint8Array(
    await sharp(await bytesOf(png(width, height)))
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '1/1 17/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  );

describe('a stored photo', () => {
  it('[S5-45] a stored photo is an upright, small JPEG without data of phone and place', async () => {
    const sent = await fromPhone();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const { bytes, photo } = await safePhoto(sent);
    expect(photo).toEqual({ mediaType: 'image/jpeg', width: 960, height: 1600 });
    const kept = await sharp(bytes).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 960, height: 1600 });
    expect([kept.exif, kept.xmp, kept.iptc, kept.icc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('a stored photo has no hidden data behind its end', async () => {
    const hidden = Buffer.from('<script>alert(1)</script>');
    const sent = new Uint8Array(Buffer.concat([await bytesOf(png()), hidden]));
    const { bytes } = await safePhoto(sent);
    expect(Buffer.from(bytes).includes(hidden)).toBe(false);
  });

  it('WebP, and PNG with transparency, are accepted; transparent parts become white', async () => {
    const clear = { create: { width: 64, height: 64, channels: 4, background: '#0000' } } as const;
    for (const format of ['webp', 'png'] as const) {
      const sent = new Uint8Array(await sharp(clear).toFormat(format).toBuffer());
      const { dominant } = await sharp((await safePhoto(sent)).bytes).stats();
      expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
    }
  });

  it('[S5-45] a file of another kind is refused', async () => {
    expect(await refusal(text('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>'))).toBe(
      'notAPhoto',
    );
    expect(await refusal(text('%PDF-1.7\n1 0 obj <<>> endobj'))).toBe('notAPhoto');
    expect(await refusal(text('<html><body>a photo</body></html>'))).toBe('notAPhoto');
    const tiff = await sharp(await bytesOf(png()))
      .tiff()
      .toBuffer();
    const gif = await sharp(await bytesOf(png()))
      .gif()
      .toBuffer();
    for (const other of [tiff, gif]) expect(await refusal(new Uint8Array(other))).toBe('notAPhoto');
  });

  it('[S5-45] an incomplete photo, and one too large to open, are refused', async () => {
    const sent = await fromPhone();
    expect(await refusal(sent.slice(0, sent.length / 2))).toBe('photoIncomplete');
    // Its middle is missing, and its end is there.
    const holed = new Uint8Array([...sent.slice(0, 4000), ...sent.slice(9000)]);
    expect(await refusal(holed)).toBe('photoIncomplete');
    expect(await refusal(await bytesOf(hollowPng(30_000, 30_000)))).toBe('photoTooLarge');
    expect(await refusal(await bytesOf(hollowPng(640, 400)))).toBe('photoIncomplete');
  });
});
