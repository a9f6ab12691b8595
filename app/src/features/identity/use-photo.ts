import { saveFaceImage, uploadCurpBack, uploadCurpFront } from '@kopa/contract/calls/user';
import { downscale } from '@kopa/ui/photo-field';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { useFailureText } from '../../shared/screen/use-failure-text.ts';

/** The photos in their order. */
export const photoSides = ['front', 'back', 'face'] as const;
export type PhotoSide = (typeof photoSides)[number];
export type PhotosTaken = Record<PhotoSide, boolean>;

const calls = { front: uploadCurpFront, back: uploadCurpBack, face: saveFaceImage };
const longestSide = 1600;

/** One photo: made small on the phone, sent with its progress; a failed one can be sent again without taking it again. */
export function usePhoto(orderNo: string, side: PhotoSide, onTaken: (photos: PhotosTaken) => void) {
  const { t } = useTranslation('validation');
  const failureText = useFailureText();
  const [photo, setPhoto] = useState<File | null>(null);
  const [unusable, setUnusable] = useState<string | null>(null);
  const preview = usePreview(photo);
  const command = useCommand({
    scope: `photo:${side}:${orderNo}`,
    // What names the command is the photo, and a photo has no text: its size stands for it.
    send: (body: { bytes: number; file: File }, { idempotencyKey, onProgress }) =>
      send(calls[side], { loanOrderId: orderNo, file: body.file }, { idempotencyKey, onProgress }),
    onDone: ({ photos }) => onTaken(photos),
  });
  const submit = (file: File) => command.run({ bytes: file.size, file });
  const failure = command.error ? failureText(command.error) : unusable;
  return {
    busy: command.busy,
    progress: command.progress,
    preview,
    failure,
    take: async (file: File) => {
      setUnusable(null);
      command.reset();
      const small = await downscale(file, { maxSide: longestSide, quality: 0.8 });
      if ('error' in small) {
        setPhoto(null);
        setUnusable(t(small.error === 'too-large' ? 'file.large' : 'file.invalid'));
        return;
      }
      const sendable = new File([small], `${side}.jpg`, { type: 'image/jpeg' });
      setPhoto(sendable);
      submit(sendable);
    },
    retry: photo && command.error ? () => submit(photo) : undefined,
  };
}

function usePreview(photo: File | null): string | undefined {
  const url = useMemo(() => (photo ? URL.createObjectURL(photo) : undefined), [photo]);
  useEffect(() => {
    if (!url) return undefined;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  return url;
}
