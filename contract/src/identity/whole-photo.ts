/**
 * Whether a JPEG, PNG or WebP is complete: an interrupted transfer leaves a picture that browsers still show,
 * grey at the bottom. Other bytes count as complete; their type is checked elsewhere. App and lender share
 * the check.
 */
export function isWholePhoto(bytes: Uint8Array): boolean {
  if (begins(bytes, [0xff, 0xd8])) return hasJpegEnd(bytes);
  if (begins(bytes, [0x89, 0x50, 0x4e, 0x47])) return lastIndexOf(bytes, [0x49, 0x45, 0x4e, 0x44]) > 0;
  if (begins(bytes, [0x52, 0x49, 0x46, 0x46])) return hasWholeRiff(bytes);
  return true;
}

/**
 * A JPEG's end marker after the start of its first scan: the preview inside its EXIF segment has its own end.
 * Cameras may append more. Source: ITU-T T.81, B.1.1.
 */
function hasJpegEnd(bytes: Uint8Array): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    if (marker === 0xda) return lastIndexOf(bytes, [0xff, 0xd9]) > at;
    const hasNoLength = marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
    at += hasNoLength ? (marker === 0xff ? 1 : 2) : 2 + bytes[at + 2]! * 256 + bytes[at + 3]!;
  }
  return false;
}

/** The size in a RIFF header, low byte first. Source: RFC 9649, 2.4. */
function hasWholeRiff(bytes: Uint8Array): boolean {
  if (bytes.length < 12) return false;
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(4, true);
  return bytes.length >= size + 8;
}

function begins(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function lastIndexOf(bytes: Uint8Array, wanted: readonly number[]): number {
  for (let at = bytes.length - wanted.length; at >= 0; at -= 1)
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
  return -1;
}
