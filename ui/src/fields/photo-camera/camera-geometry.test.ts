import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameIn, photoIn, placeVideo, type CameraShape } from './camera-geometry.js';

const seed = 20_260_301;
const size = (least: number, most: number) =>
  fc.record({ width: fc.integer({ min: least, max: most }), height: fc.integer({ min: least, max: most }) });
const shapes = fc.constantFrom<CameraShape>('card', 'face');
const phone = { width: 360, height: 500 };

describe('the frame', () => {
  it('the frame has the shape of a card, in the middle of any box', () => {
    fc.assert(
      fc.property(size(120, 2000), shapes, (box, shape) => {
        const frame = frameIn(box, shape);
        expect(frame.width / frame.height).toBeCloseTo(shape === 'card' ? 85.6 / 54 : 3 / 4, 6);
        expect(frame.x).toBeGreaterThan(0);
        expect(frame.y).toBeGreaterThan(0);
        expect(frame.x * 2 + frame.width).toBeCloseTo(box.width, 6);
        expect(frame.y * 2 + frame.height).toBeCloseTo(box.height, 6);
      }),
      { seed },
    );
  });
});

describe('the photo', () => {
  it('the photo is the part of the video with the frame and a margin, for any camera', () => {
    fc.assert(
      fc.property(size(120, 2000), size(160, 4000), shapes, (box, video, shape) => {
        const part = photoIn(box, video, shape);
        expect(part.x).toBeGreaterThanOrEqual(0);
        expect(part.y).toBeGreaterThanOrEqual(0);
        expect(part.x + part.width).toBeLessThanOrEqual(video.width);
        expect(part.y + part.height).toBeLessThanOrEqual(video.height);
        const placed = placeVideo(box, video, shape);
        const frame = frameIn(box, shape);
        const scale = video.width / placed.width;
        // The photo contains the content of the frame, and little else.
        const margin = shape === 'card' ? 1.16 : 1.4;
        expect(part.width).toBeGreaterThanOrEqual(Math.floor(frame.width * margin * scale) - 1);
        expect(part.width).toBeLessThanOrEqual(Math.ceil(frame.width * margin * scale) + 1);
        expect(part.height).toBeGreaterThanOrEqual(Math.floor(frame.height * margin * scale) - 1);
        expect(part.height).toBeLessThanOrEqual(Math.ceil(frame.height * margin * scale) + 1);
      }),
      { seed },
    );
  });

  it.each([
    ['a phone held upright', { width: 1440, height: 1920 }],
    ['a sensor that lies on its side', { width: 1920, height: 1440 }],
    ['a wide sensor', { width: 1920, height: 1080 }],
  ])('the photo of a card has 1280 px on its long side: %s', (_, video) => {
    expect(photoIn(phone, video, 'card').width).toBeGreaterThanOrEqual(1280);
  });

  it('the photo of a small sensor has all its pixels', () => {
    expect(photoIn(phone, { width: 640, height: 480 }, 'card').width).toBe(640);
  });

  it('the photo fills the box if the sensor is large enough', () => {
    const placed = placeVideo(phone, { width: 1440, height: 1920 }, 'card');
    expect(placed.width).toBeGreaterThanOrEqual(phone.width);
    expect(placed.height).toBeGreaterThanOrEqual(phone.height);
  });
});
