'use client';
import { photoWords } from '../../foundations/strings/english.js';
import { plural, useLocale, useStrings, type Words } from '../../foundations/strings/index.js';

/** Why a photo cannot be used; `error` tells one from the other. Bytes are whole numbers. */
export type PhotoFault =
  | { error: 'not-an-image' }
  /** A HEIC file that this browser cannot open: iPhones and some Androids save photos so. */
  | { error: 'heic' }
  | { error: 'empty' }
  /** The file has more bytes than may be read, more pixels than a phone can hold, or does not get small enough. */
  | { error: 'too-large'; bytes: number; maxBytes: number }
  | { error: 'too-many'; count: number; most: number };

/** What a look at the pixels makes one doubt. Advice only: the photo can be used. */
export type PhotoAdvice = 'dark' | 'bright' | 'blurry';

/** A fault in the words of the user: what to do. */
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

/** Gives a function that says a fault in the words of the nearest StringsProvider. */
export function usePhotoFaultText(): (fault: PhotoFault) => string {
  const strings = useStrings(photoWords);
  const locale = useLocale();
  return (fault) => photoFaultText(fault, strings, locale);
}

/** Advice in the words of the user: what to do better. */
export const photoAdviceText = (advice: PhotoAdvice, strings: Words<[typeof photoWords]>): string =>
  ({ dark: strings.photoDark, bright: strings.photoBright, blurry: strings.photoBlurry })[advice];
