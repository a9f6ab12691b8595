import { uploadUserVoucher } from '@kopa/contract/calls/voucher';
import type { VoucherPicture } from '@kopa/contract/entities';
import { Button } from '@kopa/ui/button';
import { FieldError } from '@kopa/ui/field-row';
import { Image } from '@kopa/ui/icons';
import { PhotoField } from '@kopa/ui/photo-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../shared/lender/client.ts';
import { useSentPhoto } from '../../shared/photo/use-sent-photo.ts';
import { keepPictures, picturesBegun } from './proof-draft.ts';

/** A place for a picture; `imageId` once it has arrived. */
interface Slot {
  key: string;
  imageId: string | null;
}

/**
 * The pictures of a proof: those that have arrived are kept with the draft, and one more place is open until there are as many as
 * may be. `waiting` is what the lender has: a picture whose day is over is not there any more.
 */
export function usePictures(orderNo: string, waiting: readonly VoucherPicture[], most: number) {
  const [lost] = useState(() => {
    const there = new Set(waiting.map(({ imageId }) => imageId));
    return picturesBegun(orderNo).some((id) => !there.has(id));
  });
  const [slots, setSlots] = useState<Slot[]>(() => {
    const there = new Set(waiting.map(({ imageId }) => imageId));
    const begun = picturesBegun(orderNo).filter((id) => there.has(id));
    return withRoom(
      begun.slice(0, most).map((imageId) => ({ key: imageId, imageId })),
      most,
    );
  });
  const change = (next: Slot[]) => {
    const shown = withRoom(next, most);
    setSlots(shown);
    keepPictures(orderNo, idsOf(shown));
  };
  return {
    slots,
    ids: idsOf(slots),
    /** Whether pictures that had arrived were deleted meanwhile. */
    lost,
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

/** The places of the pictures, and what is wrong with all of them. */
export function ProofPictures({
  orderNo,
  pictures,
  waiting,
  most,
  error,
}: {
  orderNo: string;
  pictures: ReturnType<typeof usePictures>;
  waiting: readonly VoucherPicture[];
  most: number;
  error: string | undefined;
}) {
  const { t } = useTranslation('proof');
  return (
    <section id="images" tabIndex={-1} aria-labelledby="images-heading" className="flex flex-col gap-3">
      <div className="px-4">
        <h2 id="images-heading" className="text-label text-muted">
          {t('picture.heading')}
        </h2>
        <p className="text-caption text-muted">{t('picture.hint', { count: most })}</p>
        {error && <FieldError id="images-error">{error}</FieldError>}
      </div>
      {pictures.slots.map(({ key, imageId }, index) => (
        <Picture
          key={key}
          orderNo={orderNo}
          number={index + 1}
          arrived={imageId !== null}
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
  address,
  onArrived,
  onRemove,
}: {
  orderNo: string;
  number: number;
  arrived: boolean;
  /** Where the lender shows it, of one that arrived before this screen opened. */
  address: string | undefined;
  onArrived: (imageId: string) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('proof');
  const photo = useSentPhoto({
    scope: `proofPicture:${orderNo}:${number}`,
    name: 'receipt.jpg',
    // A screenshot is flat and bright, which looks like a bad photo of a thing.
    advised: false,
    send: (file, sending) => send(uploadUserVoucher, { orderNo, file }, sending),
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
        preview={photo.preview ?? address}
        illustration={<Image aria-hidden className="size-8 text-subtle" />}
        error={photo.error}
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
