/** The subject of a photo: an ID card or a face. */
export type CameraShape = 'card' | 'face';

export interface Size {
  width: number;
  height: number;
}

/** A rectangle: offsets from the left and the top, width, height. */
export interface Place extends Size {
  x: number;
  y: number;
}

/** Aspect ratios: of a card by ISO/IEC 7810 (ID-1, 85.6 by 54 mm), and of the oval around a face. */
const ratios = { card: 85.6 / 54, face: 3 / 4 };
/** Maximum share of the box for the frame, horizontally and vertically. */
const shares = { card: { width: 0.92, height: 0.88 }, face: { width: 0.74, height: 0.84 } };
/** The margin of a photo around the frame on each side, as a share of the frame. */
const margins = { card: 0.08, face: 0.2 };
/** Minimum of a photo's longer side, in sensor px. Below the minimum, the video is shown smaller. */
const wanted = { card: 1280, face: 800 };

/** The largest frame, centred in a box. */
export function frameIn(box: Size, shape: CameraShape): Place {
  const most = shares[shape];
  const width = Math.min(box.width * most.width, box.height * most.height * ratios[shape]);
  const height = width / ratios[shape];
  return { x: (box.width - width) / 2, y: (box.height - height) / 2, width, height };
}

function withMargin(frame: Place, shape: CameraShape): Place {
  const [across, down] = [frame.width * margins[shape], frame.height * margins[shape]];
  return {
    x: frame.x - across,
    y: frame.y - down,
    width: frame.width + 2 * across,
    height: frame.height + 2 * down,
  };
}

/**
 * The rectangle of the video, in px of the box. The video covers the box, unless a low-resolution sensor
 * would make the photo too small; then the video shrinks, but never below the photo's margin.
 */
export function placeVideo(box: Size, video: Size, shape: CameraShape): Place {
  const photo = withMargin(frameIn(box, shape), shape);
  const cover = Math.max(box.width / video.width, box.height / video.height);
  const sharp = Math.max(photo.width, photo.height) / wanted[shape];
  const least = Math.max(photo.width / video.width, photo.height / video.height);
  const scale = Math.max(least, Math.min(cover, sharp));
  const [width, height] = [video.width * scale, video.height * scale];
  return { x: (box.width - width) / 2, y: (box.height - height) / 2, width, height };
}

/** The part of the video that becomes the photo, in px of the video: the frame and a margin. */
export function photoIn(box: Size, video: Size, shape: CameraShape): Place {
  const placed = placeVideo(box, video, shape);
  const scale = placed.width / video.width;
  const photo = withMargin(frameIn(box, shape), shape);
  const left = Math.max(0, Math.round((photo.x - placed.x) / scale));
  const top = Math.max(0, Math.round((photo.y - placed.y) / scale));
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.min(video.width - left, Math.round(photo.width / scale))),
    height: Math.max(1, Math.min(video.height - top, Math.round(photo.height / scale))),
  };
}
