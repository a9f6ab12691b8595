import { isWholePhoto } from '@kopa/contract/identity/whole-photo';
import { acceptPhotos, usePhotoFaultText, type PhotoFault } from '@kopa/ui/photo-field';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keptNames, keptPhoto } from '../../shared/photo/kept-photos.ts';
import { pictureScope, type KeptPicture } from './kept-pictures.ts';

/** Maximum MB of a picture (S5-40). */
export const mostMegabytes = 20;
/** The same in bytes. */
export const mostBytes = mostMegabytes * 1024 * 1024;

/** One picture of a list: in transfer until the lender has the picture. */
export interface Picture {
  /** Constant during the transfer. */
  key: string;
  /** The phone's file, or `kept`: on its way since an earlier page. `null` when uploaded before. */
  file: File | 'kept' | null;
  kept: KeptPicture | null;
}

/**
 * The pictures of a form or a message: chosen, checked, uploaded, removed. `onChange` receives the uploaded
 * ones on each change. Pictures that were on their way when an earlier page ended come back.
 */
export function usePictures({
  name,
  start,
  most,
  onChange,
}: {
  /** The form's or the message's: `message:7`. */
  name: string;
  start: readonly KeptPicture[];
  /** Maximum number (S5-41). */
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
  const comeBack = useEffectEvent((keys: readonly string[]) => {
    const open = keys.filter((key) => known().every((picture) => picture.key !== key));
    const rows = open.map((key) => ({ key, file: 'kept' as const, kept: null }));
    if (rows.length > 0) update([...known(), ...rows].slice(0, most));
  });
  useEffect(() => {
    let left = false;
    void keysOnTheirWay(name).then((keys) => {
      if (!left) comeBack(keys);
    });
    return () => {
      left = true;
    };
  }, [name]);
  const tell = () => onChange(known().flatMap(({ kept }) => kept ?? []));
  const textOf = (fault: PhotoFault) => {
    if (fault.error === 'too-large') return t('pictures.large', { size: mostMegabytes });
    if (fault.error === 'too-many') return t('pictures.many', { count: most });
    return faultText(fault);
  };

  return {
    pictures,
    /** Whether one is missing at the lender: in transfer or failed. */
    underWay: pictures.some(({ kept }) => kept === null),
    /** The reasons against some of the last chosen files, in the borrower's language. */
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
        ...taken.map((file) => ({
          key: `${name}:${Date.now()}-${(count.current += 1)}`,
          file,
          kept: null,
        })),
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

async function keysOnTheirWay(name: string): Promise<string[]> {
  const scopes = await keptNames(pictureScope(`${name}:`));
  const photos = await Promise.all(scopes.map(keptPhoto));
  return scopes.filter((_, at) => photos[at]).map((scope) => scope.slice(pictureScope('').length));
}

/** Browsers draw a truncated file, so only the bytes tell. */
async function isWhole(file: File): Promise<boolean> {
  try {
    return isWholePhoto(new Uint8Array(await file.arrayBuffer()));
  } catch {
    // An unreadable file is reported when opened.
    return true;
  }
}
