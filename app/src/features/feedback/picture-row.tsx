import { uploadFeedbackCredential, uploadFeedbackFile } from '@kopa/contract/calls/feedback';
import { Button } from '@kopa/ui/button';
import { IconButton } from '@kopa/ui/icon-button';
import { CircleAlert, Image, X } from '@kopa/ui/icons';
import { usePhotoFaultText, usePhotoProgress } from '@kopa/ui/photo-field';
import { ProgressBar } from '@kopa/ui/progress';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../shared/lender/client.ts';
import { useSentPhoto } from '../../shared/photo/use-sent-photo.ts';
import type { KeptPicture } from './kept-pictures.ts';
import { pictureScope } from './kept-pictures.ts';
import { mostBytes, type Picture } from './use-pictures.ts';

const calls = { receipt: uploadFeedbackCredential, message: uploadFeedbackFile };
/** A receipt must be readable, so its limit exceeds that of a card's photo. */
const limits = { maxSide: 2200, quality: 0.85, maxInputBytes: mostBytes };

interface PictureRowProps {
  picture: Picture;
  /** The owner of the picture, which decides the call. */
  of: keyof typeof calls;
  /** From 1. */
  place: number;
  onArrived: (kept: KeptPicture) => void;
  onRemove: () => void;
}

/** One picture of a list: preview, progress and removal. Renders an `<li>`. */
export function PictureRow(props: PictureRowProps) {
  const { picture } = props;
  return picture.file ? <NewPicture {...props} /> : <ArrivedPicture {...props} />;
}

function ArrivedPicture({ picture, place, onRemove }: PictureRowProps) {
  const { t } = useTranslation('feedback');
  return (
    <Row place={place} preview={picture.kept?.address} onRemove={onRemove}>
      <p className="text-caption text-muted">{t('pictures.arrived')}</p>
    </Row>
  );
}

function NewPicture({ picture, of, place, onArrived, onRemove }: PictureRowProps) {
  const { t } = useTranslation('feedback');
  const faultText = usePhotoFaultText();
  const barOf = usePhotoProgress();
  const { file } = picture;
  const photo = useSentPhoto({
    scope: pictureScope(picture.key),
    name: 'picture.jpg',
    // A message's picture is bright and may lack sharp edges.
    advised: false,
    limits,
    send: (sent, sending) => send(calls[of], sent, sending),
    onArrived: ({ image }) => onArrived({ fileId: image.fileId, address: image.address, at: Date.now() }),
  });
  const { take } = photo;
  useEffect(() => {
    if (file instanceof File) take(file);
    // Each picture is sent once, by itself; from then on its buttons do it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [file]);
  const failed = photo.phase === 'failed';
  const message = typeof photo.error === 'object' ? faultText(photo.error) : photo.error;
  return (
    <Row
      place={place}
      preview={photo.preview}
      onRemove={() => {
        photo.stop();
        onRemove();
      }}
      leaves={picture.kept === null && !failed}
      action={
        failed && photo.retry ? (
          <Button variant="text" onClick={photo.retry}>
            {t('pictures.again')}
          </Button>
        ) : null
      }
    >
      {failed ? (
        <p className="flex gap-1.5 text-caption font-semibold text-danger">
          <CircleAlert aria-hidden className="mt-px size-[1.25em]" />
          <span className="min-w-0">{message}</span>
        </p>
      ) : (
        <p className="text-caption text-muted">
          {t(
            picture.kept
              ? 'pictures.arrived'
              : photo.phase === 'sending'
                ? 'pictures.sending'
                : 'pictures.preparing',
          )}
        </p>
      )}
      {photo.phase === 'sending' && !picture.kept && (
        <div className="mt-2">
          <ProgressBar {...barOf(photo.progress, photo.bytes)} label={t('pictures.sending')} />
        </div>
      )}
    </Row>
  );
}

function Row({
  place,
  preview,
  leaves = false,
  action,
  onRemove,
  children,
}: {
  place: number;
  preview: string | undefined;
  /** Removing a picture in transfer cancels the transfer. */
  leaves?: boolean;
  action?: React.ReactNode;
  onRemove: () => void;
  children: React.ReactNode;
}) {
  const { t } = useTranslation('feedback');
  const [lost, setLost] = useState<string>();
  const name = t('pictures.name', { place });
  return (
    <li className="flex items-start gap-3 py-1">
      <span className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-small bg-sunken text-muted">
        {preview !== undefined && preview !== lost ? (
          <img src={preview} alt="" className="size-full object-cover" onError={() => setLost(preview)} />
        ) : (
          <Image aria-hidden />
        )}
      </span>
      <div className="min-w-0 flex-1 py-1">
        <p className="text-label text-ink">{name}</p>
        <div aria-live="polite">{children}</div>
        {action && <div className="-ms-3">{action}</div>}
      </div>
      <span className="-me-3">
        <IconButton
          label={t(leaves ? 'pictures.stop' : 'pictures.remove', { name })}
          icon={<X aria-hidden />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
