import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { png } from '../../../test/borrower.ts';
import { CallError } from '../call-error.ts';
import { inspectPhoto } from './inspect-photo.ts';

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex.replaceAll(/\s/g, ''), 'hex'));

/** Start of image, a comment, the frame header (480 high, 640 wide), the start of a scan. */
const jpeg = bytes('ffd8 fffe0006 6b6f7061 ffc00011 08 01e0 0280 03 012200 021101 031101 ffda 0008 ffd9');
const webp = (chunk: string, hex: string) =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'),
      Buffer.from(chunk, 'latin1'),
      Buffer.alloc(4),
      Buffer.from(hex.replaceAll(/\s/g, ''), 'hex'),
    ]),
  );

describe('a photo', () => {
  it('[S5-45] JPEG, PNG and WebP are recognised with their size', async () => {
    expect(inspectPhoto(jpeg)).toEqual({ mediaType: 'image/jpeg', width: 640, height: 480 });
    const plain = new Uint8Array(await png(640, 400).arrayBuffer());
    expect(inspectPhoto(plain)).toEqual({ mediaType: 'image/png', width: 640, height: 400 });
    const lossy = webp('VP8 ', '000000 9d012a 8002 e001');
    expect(inspectPhoto(lossy)).toEqual({ mediaType: 'image/webp', width: 640, height: 480 });
    // 639 and 479 in 14 bits each, low bits first.
    const lossless = webp('VP8L', '2f 7fc27700');
    expect(inspectPhoto(lossless)).toEqual({ mediaType: 'image/webp', width: 640, height: 480 });
    const extended = webp('VP8X', '00000000 7f0200 df0100');
    expect(inspectPhoto(extended)).toEqual({ mediaType: 'image/webp', width: 640, height: 480 });
  });

  it('a photo that is cut before its size is not recognised, and no other error occurs', () => {
    for (let length = 0; length < 19; length += 1)
      expect(() => inspectPhoto(jpeg.slice(0, length))).toThrow(CallError);
  });

  it('noise is not recognised as a photo', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom('', 'ffd8', '89504e470d0a1a0a', '52494646'),
        (noise, start) => {
          const made = new Uint8Array([...bytes(start), ...noise]);
          try {
            const { width, height } = inspectPhoto(made);
            expect(Math.min(width, height)).toBeGreaterThanOrEqual(16);
          } catch (error) {
            expect(error).toBeInstanceOf(CallError);
          }
        },
      ),
      { numRuns: 2000, seed: 7 },
    );
  });
});
