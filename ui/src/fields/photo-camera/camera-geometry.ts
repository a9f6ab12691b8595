/** What is photographed in a frame: an ID card, or a face. */
export type CameraShape = 'card' | 'face';

export interface Size {
  width: number;
  height: number;
}

/** A place: from the left and from the top. */
export interface Place extends Size {
  x: number;
  y: number;
}

/** Width to height: of a card by ISO/IEC 7810 (ID-1, 85.6 by 54 mm), and of the oval around a face. */
const ratios = { card: 85.6 / 54, face: 3 / 4 };
/** How much of the box a frame takes at most, across and down. */
const shares = { card: { width: 0.92, height: 0.88 }, face: { width: 0.74, height: 0.84 } };
/** What a photo shows beyond the frame, on each side, as a part of the frame. */
const margins = { card: 0.08, face: 0.2 };
/** The longer side of a photo, in px of the sensor, below which more of the picture is shown rather than less sharp. */
const wanted = { card: 1280, face: 800 };

/** The frame in the middle of a box, as large as it may be. */
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
 * Where the video lies, in px of the box: over all of it, unless the sensor gives so little that what is in the frame would
 * become a photo of few px; then smaller, but never so small that the photo would reach beyond the video.
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

/** What of the video becomes the photo, in px of the video: the frame and a margin. */
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
