import { isWholePhoto } from '@kopa/contract/identity/whole-photo';
import { acceptPhotos, usePhotoFaultText, type PhotoFault } from '@kopa/ui/photo-field';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptPicture } from './kept-pictures.ts';

/** How many MB a picture may have (S5-40). */
export const mostMegabytes = 20;
/** The same in bytes. */
export const mostBytes = mostMegabytes * 1024 * 1024;

/** One picture of a list: on its way as long as the lender does not have it. */
export interface Picture {
  /** Stays the same while it is sent. */
  key: string;
  /** As the phone gave it; none when it had arrived before the page was opened. */
  file: File | null;
  kept: KeptPicture | null;
}

/**
 * The pictures of a form or a message: chosen, looked at, sent, taken out again. `onChange` is told those that have arrived whenever
 * they are others.
 */
export function usePictures({
  start,
  most,
  onChange,
}: {
  start: readonly KeptPicture[];
  /** How many there may be (S5-41). */
  most: number;
  onChange: (kept: readonly KeptPicture[]) => void;
}) {
  const { t } = useTranslation(['feedback', 'validation']);
  const faultText = usePhotoFaultText();
  const count = useRef(0);
  const list = useRef<readonly Picture[]>(null);
  const [pictures, setPictures] = useState<readonly Picture[]>(() =>
    start.map((kept) => ({ key: kept.fileId, file: null, kept })),
  );
  const [faults, setFaults] = useState<readonly string[]>([]);
  const known = () => list.current ?? pictures;
  const update = (next: readonly Picture[]) => {
    list.current = next;
    setPictures(next);
  };
  const tell = () => onChange(known().flatMap(({ kept }) => kept ?? []));
  const textOf = (fault: PhotoFault) => {
    if (fault.error === 'too-large') return t('pictures.large', { size: mostMegabytes });
    if (fault.error === 'too-many') return t('pictures.many', { count: most });
    return faultText(fault);
  };

  return {
    pictures,
    /** Whether one has not arrived: it is on its way, or it failed there. */
    underWay: pictures.some(({ kept }) => kept === null),
    /** Why some of those that were chosen last were not taken, in the borrower's words. */
    faults,
    full: pictures.length >= most,
    add: async (files: readonly File[]) => {
      const { accepted, faults: found } = acceptPhotos(files, {
        maxInputBytes: mostBytes,
        most,
        already: known().length,
      });
      const whole = await Promise.all(accepted.map(isWhole));
      const texts = found.map(textOf);
      if (whole.includes(false)) texts.push(t('validation:file.incomplete'));
      setFaults([...new Set(texts)]);
      const taken = accepted.filter((_, at) => whole[at]);
      update([
        ...known(),
        ...taken.map((file) => ({ key: `new-${(count.current += 1)}`, file, kept: null })),
      ]);
    },
    arrived: (key: string, kept: KeptPicture) => {
      update(known().map((picture) => (picture.key === key ? { ...picture, kept } : picture)));
      tell();
    },
    remove: (key: string) => {
      setFaults([]);
      update(known().filter((picture) => picture.key !== key));
      tell();
    },
    clear: () => {
      setFaults([]);
      update([]);
      tell();
    },
  };
}

/** Browsers draw what has come of a broken transfer, so only the bytes tell. */
async function isWhole(file: File): Promise<boolean> {
  try {
    return isWholePhoto(new Uint8Array(await file.arrayBuffer()));
  } catch {
    // What cannot be read here is told of when it is opened.
    return true;
  }
}
