import type { Order } from '@kopa/contract/entities';
import { Camera, IdCard, Lock, Sun, User, ZapOff } from '@kopa/ui/icons';
import { Illustration } from '@kopa/ui/illustration';
import { Note } from '@kopa/ui/note';
import { usePhotoCamera } from '@kopa/ui/photo-camera';
import { PhotoButton, PhotoField, PhotoHints } from '@kopa/ui/photo-field';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../shared/lender/call-error.ts';
import { amend, queryKeys } from '../../shared/lender/queries.ts';
import {
  ApplicationPage,
  ApplicationPart,
  ApplicationSteps,
  SendFooter,
  useCorrection,
  useOrderMoved,
} from '../../shared/order/application-page.tsx';
import { useFailureText } from '../../shared/screen/use-failure-text.ts';
import { LookNote } from './look-note.tsx';
import { missingSides, photoSides, sidesOf, type PhotoSide, type PhotosTaken } from './photo-sides.ts';
import { useCardReading } from './use-card-reading.ts';
import { useCheck } from './use-check.ts';
import { usePhoto } from './use-photo.ts';

const drawings = {
  front: ['card-front', 'card-done'],
  back: ['card-back', 'card-done'],
  face: ['face', 'face-done'],
} as const;
const cameras = { front: 'environment', back: 'environment', face: 'user' } as const;
const rowOf = (side: PhotoSide) => `photo-${side}`;

/** /auth/id_card_authentication: the front and the back of the ID card, and a selfie. */
export default function IdentityScreen() {
  const { t } = useTranslation('identity');
  return (
    <ApplicationPart position={2} title={t('title')}>
      {(order) => <IdentityPhotos order={order} />}
    </ApplicationPart>
  );
}

function IdentityPhotos({ order }: { order: Order }) {
  const { t } = useTranslation(['identity', 'application']);
  const { orderNo } = order;
  const moved = useOrderMoved();
  const correction = useCorrection();
  const { askFor, camera } = usePhotoCamera();
  const ask = (side: PhotoSide) =>
    askFor({ shape: side === 'face' ? 'face' : 'card', title: t(`${side}.title`) });
  const failureText = useFailureText();
  // The lender's photos and their refusals.
  const [taken, setTaken] = useState(order.photos);
  const [refused, setRefused] = useState<Partial<Record<PhotoSide, string>>>({});
  const [pair, setPair] = useState(0);
  const [tookHere, setTookHere] = useState(false);
  const takenAnew = (side: PhotoSide) => (photos: PhotosTaken) => {
    setTaken(photos);
    setTookHere(true);
    // A person may have asked for the face, too: then the reading says so.
    setPair((known) => (side === 'face' && !unread ? known : known + 1));
    check.forget();
    setRefused((known) => ({ ...known, [side]: undefined }));
    keepTaken(orderNo, photos);
  };
  const photos = {
    front: usePhoto({ orderNo, side: 'front', onTaken: takenAnew('front') }),
    back: usePhoto({ orderNo, side: 'back', onTaken: takenAnew('back') }),
    face: usePhoto({ orderNo, side: 'face', onTaken: takenAnew('face') }),
  };
  const refuse = (error: CallError) => {
    const sides = sidesOf(error.failure);
    const missing = missingSides(error);
    // The row announces the refusal before it takes the focus.
    flushSync(() => {
      setRefused(Object.fromEntries(sides.map((side) => [side, failureText(error)])));
      if (missing.length > 0) setTaken((known) => ({ ...known, ...without(missing) }));
    });
    const [first] = [...sides, ...missing];
    if (first) document.getElementById(rowOf(first))?.focus();
  };
  const check = useCheck({ orderNo, onMoved: moved, onRefused: refuse });
  const reading = useCardReading(orderNo, taken.front && taken.back ? pair : null);
  const unread = reading?.error;
  const refusalOf = (side: PhotoSide) =>
    refused[side] ??
    (unread && sidesOf(unread).includes(side) ? failureText(new CallError(unread)) : undefined);
  const isDone = (side: PhotoSide) => taken[side] && refusalOf(side) === undefined;
  const captionOf = (side: PhotoSide) => {
    if (!isDone(side)) return t(`${side}.${side === next ? 'now' : 'later'}`);
    return t(reading?.state === 'read' && side !== 'face' ? 'done.clear' : 'done.received');
  };
  const next = photoSides.find((side) => !isDone(side)) ?? null;
  const stateOf = (side: PhotoSide) => {
    const { phase } = photos[side];
    if (phase === 'preparing' || phase === 'sending' || phase === 'failed') return phase;
    if (phase === 'kept') return 'now';
    if (refusalOf(side) !== undefined) return 'failed';
    return taken[side] ? 'done' : side === next ? 'now' : 'todo';
  };
  const { error, look, pace } = check;
  return (
    <ApplicationPage
      title={t('title')}
      offlineText={t('offline')}
      steps={
        <ApplicationSteps position={2} fraction={photoSides.filter(isDone).length / photoSides.length} />
      }
      footer={
        next ? (
          <PhotoButton
            block
            icon={<Camera aria-hidden />}
            capture={cameras[next]}
            ask={ask(next)}
            busy={photos[next].busy}
            onFile={photos[next].take}
          >
            {t(`${next}.take`)}
          </PhotoButton>
        ) : (
          <SendFooter
            busy={check.busy}
            error={error && sidesOf(error.failure).length > 0 ? null : error}
            status={pace ? t(`checking.${pace}`) : undefined}
            label={
              look.length > 0 ? t('look.goOn') : t(correction ? 'application:goBack' : 'application:continue')
            }
            onClick={look.length > 0 ? check.goOn : check.start}
            takesFocus={tookHere}
          />
        )
      }
    >
      <h2 className="pt-2 text-heading text-ink">{t('heading')}</h2>
      {look.length > 0 && <LookNote reasons={look} />}
      {photoSides.map((side) => (
        <PhotoField
          key={side}
          id={rowOf(side)}
          title={t(`${side}.title`)}
          caption={captionOf(side)}
          state={stateOf(side)}
          progress={photos[side].progress}
          bytes={photos[side].bytes}
          preview={photos[side].preview}
          illustration={<Illustration name={drawings[side][isDone(side) ? 1 : 0]} />}
          capture={cameras[side]}
          ask={ask(side)}
          cameraElsewhere={side === next}
          cameraOnly={side === 'face'}
          error={photos[side].error ?? (photos[side].busy ? undefined : refusalOf(side))}
          advice={photos[side].advice}
          retakeLabel={t('retake')}
          onFile={photos[side].take}
          onRetry={photos[side].retry}
          onCancel={photos[side].stop}
        >
          {side === next && <Hints side={side} />}
        </PhotoField>
      ))}
      <Note tone="neutral" icon={<Lock aria-hidden />}>
        {t('privacy')}
      </Note>
      {camera}
    </ApplicationPage>
  );
}

/** Updates the cached order, so that leaving and returning finds the photos. */
function keepTaken(orderNo: string, photos: PhotosTaken): void {
  amend<{ order: Order | null }>(queryKeys.latestOrder, (known) =>
    known.order?.orderNo === orderNo ? { ...known, order: { ...known.order, photos } } : known,
  );
}

function without(sides: readonly PhotoSide[]): Partial<PhotosTaken> {
  return Object.fromEntries(sides.map((side) => [side, false]));
}

/** Hints for this photo. */
function Hints({ side }: { side: PhotoSide }) {
  const { t } = useTranslation('identity');
  return (
    <PhotoHints
      hints={
        side === 'face'
          ? [
              { icon: <Sun aria-hidden />, text: t('hint.light') },
              { icon: <User aria-hidden />, text: t('hint.alone') },
            ]
          : [
              { icon: <Sun aria-hidden />, text: t('hint.flat') },
              { icon: <ZapOff aria-hidden />, text: t('hint.flash') },
              { icon: <IdCard aria-hidden />, text: t('hint.corners') },
            ]
      }
    />
  );
}
