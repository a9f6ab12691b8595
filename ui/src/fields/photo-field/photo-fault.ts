'use client';
import { photoWords } from '../../foundations/strings/english-photos.js';
import { plural, useLocale, useStrings, type Words } from '../../foundations/strings/index.js';

/** The reason for an unusable photo; `error` is the discriminant. Bytes are integers. */
export type PhotoFault =
  | { error: 'not-an-image' }
  /** A HEIC file that this browser cannot decode: iPhones and some Androids save HEIC. */
  | { error: 'heic' }
  | { error: 'empty' }
  /** The file exceeds the byte limit or the pixel limit of a phone, or cannot be reduced sufficiently. */
  | { error: 'too-large'; bytes: number; maxBytes: number }
  | { error: 'too-many'; count: number; most: number };

/** A doubt about the quality. Advice only: the photo is usable. */
export type PhotoAdvice = 'dark' | 'bright' | 'blurry';

/** A fault as an instruction in the user's language. */
export function photoFaultText(
  fault: PhotoFault,
  strings: Words<[typeof photoWords]>,
  locale: string,
): string {
  switch (fault.error) {
    case 'heic':
      return strings.photoHeic;
    case 'empty':
      return strings.photoEmpty;
    case 'too-large':
      return strings.photoTooLarge;
    case 'too-many':
      return plural(strings.photoTooMany, fault.most, locale);
    default:
      return strings.photoNotAnImage;
  }
}

/** Returns a function that formats a fault in the language of the nearest StringsProvider. */
export function usePhotoFaultText(): (fault: PhotoFault) => string {
  const strings = useStrings(photoWords);
  const locale = useLocale();
  return (fault) => photoFaultText(fault, strings, locale);
}

/** Advice as an instruction in the user's language. */
export const photoAdviceText = (advice: PhotoAdvice, strings: Words<[typeof photoWords]>): string =>
  ({ dark: strings.photoDark, bright: strings.photoBright, blurry: strings.photoBlurry })[advice];
