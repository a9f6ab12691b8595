'use client';
import type { ProgressBarProps } from '../../display/progress/index.js';
import { photoWords } from '../../foundations/strings/english-photos.js';
import { fill, useStrings } from '../../foundations/strings/index.js';

/**
 * Returns a function that gives a ProgressBar the sent share (0 to 1) of a photo and, with its bytes, the
 * text "174 of 290 kB", in the language of the nearest StringsProvider.
 */
export function usePhotoProgress(): (
  share: number,
  bytes: number | undefined,
) => Pick<ProgressBarProps, 'value' | 'valueText' | 'captions'> {
  const { photoBytes } = useStrings(photoWords);
  return (share, bytes) => {
    const value = Math.min(1, share || 0);
    if (!bytes) return { value };
    const kB = (part: number) => Math.round((bytes * part) / 1000);
    const valueText = fill(photoBytes, { sent: kB(value), all: kB(1) });
    return { value, valueText, captions: [valueText, null] };
  };
}
