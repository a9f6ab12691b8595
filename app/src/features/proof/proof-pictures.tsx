import { uploadUserVoucher } from '@kopa/contract/calls/voucher';
import type { VoucherPicture } from '@kopa/contract/entities';
import { Button } from '@kopa/ui/button';
import { Image } from '@kopa/ui/icons';
import { PhotoField } from '@kopa/ui/photo-field';
import { RhfField } from '@kopa/ui/react-hook-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowOf } from '../../shared/form/row-of.ts';
import { send } from '../../shared/lender/client.ts';
import { useSentPhoto } from '../../shared/photo/use-sent-photo.ts';
import { pictureIds, type ProofValues } from './proof-values.ts';

/** A slot for a picture; `imageId` after the upload. */
interface Slot {
  key: string;
  imageId: string | null;
}

/** The uploaded pictures that the lender still has, up to the maximum: pictures expire after a day. */
export function stillThere(images: string, waiting: readonly VoucherPicture[], most: number): string {
  const there = new Set(waiting.map(({ imageId }) => imageId));
  return pictureIds(images)
    .filter((id) => there.has(id))
    .slice(0, most)
    .join(',');
}

/** The slots of uploaded pictures, and one more up to the maximum. */
function usePlaces(images: string, most: number, onChange: (images: string) => void) {
  const [slots, setSlots] = useState<Slot[]>(() =>
    withRoom(
      pictureIds(images).map((imageId) => ({ key: imageId, imageId })),
      most,
    ),
  );
  const change = (next: Slot[]) => {
    const shown = withRoom(next, most);
    setSlots(shown);
    onChange(idsOf(shown).join(','));
  };
  return {
    slots,
    arrived: (key: string, imageId: string) =>
      change(slots.map((slot) => (slot.key === key ? { key, imageId } : slot))),
    remove: (key: string) => change(slots.filter((slot) => slot.key !== key)),
  };
}

const idsOf = (slots: readonly Slot[]) => slots.flatMap(({ imageId }) => (imageId === null ? [] : [imageId]));

let made = 0;

function withRoom(slots: readonly Slot[], most: number): Slot[] {
  const full = slots.filter(({ imageId }) => imageId !== null);
  const open = slots.filter(({ imageId }) => imageId === null);
  if (open.length > 0) return full.length < most ? [...slots].slice(0, most) : full;
  return full.length < most ? [...full, { key: `new-${(made += 1)}`, imageId: null }] : full;
}

/** Begins the names of a proof's pictures on their way. */
export const picturesScope = (orderNo: string) => `proofPicture:${orderNo}:`;

interface PicturesProps {
  orderNo: string;
  /** The lender's pictures and their addresses. */
  waiting: readonly VoucherPicture[];
  /** Maximum number. */
  most: number;
}

/** The pictures' row: the slots, and their common error. */
export function ProofPictures(props: PicturesProps) {
  const { t } = useTranslation('proof');
  return (
    <RhfField<ProofValues> {...rowOf('images')} label={t('picture.heading')}>
      {({ value, error, onChange }) => (
        <Pictures {...props} images={value ?? ''} error={error} onChange={onChange} />
      )}
    </RhfField>
  );
}

function Pictures({
  orderNo,
  waiting,
  most,
  images,
  error,
  onChange,
}: PicturesProps & {
  images: string;
  error: string | undefined;
  onChange: (images: string) => void;
}) {
  const { t } = useTranslation('proof');
  const pictures = usePlaces(images, most, onChange);
  return (
    <section id="images" tabIndex={-1} aria-labelledby="images-heading" className="flex flex-col gap-3">
      <div className="px-4">
        <h2 id="images-heading" className="text-label text-muted">
          {t('picture.heading')}
        </h2>
        <p className="text-caption text-muted">{t('picture.hint', { count: most })}</p>
      </div>
      {pictures.slots.map(({ key, imageId }, index) => (
        <Picture
          key={key}
          orderNo={orderNo}
          number={index + 1}
          arrived={imageId !== null}
          error={index === pictures.slots.length - 1 ? error : undefined}
          address={waiting.find((picture) => picture.imageId === imageId)?.address}
          onArrived={(id) => pictures.arrived(key, id)}
          onRemove={() => pictures.remove(key)}
        />
      ))}
    </section>
  );
}

function Picture({
  orderNo,
  number,
  arrived,
  error,
  address,
  onArrived,
  onRemove,
}: {
  orderNo: string;
  number: number;
  arrived: boolean;
  /** The error of the row, shown by its last slot. */
  error: string | undefined;
  /** The lender's address of a picture that was uploaded before this screen opened. */
  address: string | undefined;
  onArrived: (imageId: string) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('proof');
  const photo = useSentPhoto({
    scope: `${picturesScope(orderNo)}${number}`,
    name: 'receipt.jpg',
    // A screenshot is flat and bright, like a bad photo of an object.
    advised: false,
    send: (sent, sending) => send(uploadUserVoucher, { orderNo, ...sent }, sending),
    onArrived: ({ imageId }) => onArrived(imageId),
  });
  const { phase } = photo;
  const onTheWay = phase === 'preparing' || phase === 'sending' || phase === 'failed';
  const done = !onTheWay && phase !== 'kept' && arrived;
  return (
    <div>
      <PhotoField
        id={`picture-${number}`}
        title={t('picture.title', { number })}
        caption={done ? t('picture.done') : number === 1 ? t('picture.first') : t('picture.more')}
        state={onTheWay ? phase : done ? 'done' : 'now'}
        progress={photo.progress}
        bytes={photo.bytes}
        preview={photo.preview ?? address}
        illustration={<Image aria-hidden className="size-8 text-subtle" />}
        error={photo.error ?? (photo.busy ? undefined : error)}
        retakeLabel={t('picture.again')}
        onFile={photo.take}
        onRetry={photo.retry}
        onCancel={photo.stop}
      />
      {done && (
        <div className="flex justify-end">
          <Button variant="text" tone="muted" onClick={onRemove} aria-describedby={`picture-${number}`}>
            {t('picture.remove')}
          </Button>
        </div>
      )}
    </div>
  );
}
