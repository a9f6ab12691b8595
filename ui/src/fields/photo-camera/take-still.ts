import type { Pixels } from '../photo-field/photo-quality.js';
import type { CameraShape, Place } from './camera-geometry.js';
import { hintOf, type LiveHint, type Look } from './live-look.js';

/**
 * The longer sides of the two samples, in px: together about 80,000 px, a few milliseconds on a cheap phone.
 */
const [WHOLE, BAND] = [160, 640];
/** The band's share of the height, in the middle. */
const BAND_PART = 0.25;

/** A drawable picture: the camera's stream or a photo. */
type Picture = HTMLVideoElement | HTMLCanvasElement;

function pixelsOf(
  canvas: HTMLCanvasElement,
  picture: Picture,
  from: Place,
  side: number,
): Pixels | undefined {
  const scale = Math.min(1, side / Math.max(from.width, from.height));
  const width = Math.max(1, Math.round(from.width * scale));
  const height = Math.max(1, Math.round(from.height * scale));
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(picture, from.x, from.y, from.width, from.height, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** Creates a function that analyses a part of a picture on its own canvases and returns an instruction. */
export function openEye(shape: CameraShape): (picture: Picture, part: Place) => LiveHint | undefined {
  const canvases = [document.createElement('canvas'), document.createElement('canvas')] as const;
  return (picture, part) => {
    const height = part.height * BAND_PART;
    const whole = pixelsOf(canvases[0], picture, part, WHOLE);
    const band = pixelsOf(
      canvases[1],
      picture,
      { ...part, y: part.y + (part.height - height) / 2, height },
      BAND,
    );
    return whole && band ? hintOf({ whole, band } satisfies Look, shape) : undefined;
  };
}

/** A part of the current picture, in sensor px; undefined when the phone cannot draw the part. */
export function drawStill(video: HTMLVideoElement, part: Place): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = part.width;
  canvas.height = part.height;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.drawImage(video, part.x, part.y, part.width, part.height, 0, 0, part.width, part.height);
  return canvas;
}

/** The photo as a JPEG file of high quality; the sender reduces the size. */
export function fileOf(canvas: HTMLCanvasElement): Promise<File | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob ? new File([blob], 'photo.jpg', { type: 'image/jpeg' }) : undefined),
      'image/jpeg',
      0.92,
    );
  });
}
