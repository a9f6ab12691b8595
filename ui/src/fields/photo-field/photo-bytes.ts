'use client';
import { photoWords } from '../../foundations/strings/english.js';
import { fill, useStrings } from '../../foundations/strings/index.js';

/**
 * Returns a function that formats the sent share (0 to 1) of a photo's bytes: "174 of 290 kB", in the
 * language of the nearest StringsProvider.
 */
export function usePhotoBytesText(): (share: number, bytes: number) => string {
  const { photoBytes } = useStrings(photoWords);
  return (share, bytes) =>
    fill(photoBytes, { sent: Math.round((bytes * share) / 1000), all: Math.round(bytes / 1000) });
}
