import { finishUploadAllImg } from '@kopa/contract/calls/user';
import type { Order } from '@kopa/contract/entities';
import { Camera, IdCard, Lock, Sun, User, ZapOff } from '@kopa/ui/icons';
import { Illustration } from '@kopa/ui/illustration';
import { Note } from '@kopa/ui/note';
import { PhotoButton, PhotoField, PhotoHints } from '@kopa/ui/photo-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import {
  ApplicationPage,
  ApplicationPart,
  ApplicationSteps,
  SendFooter,
  useOrderMoved,
} from '../../shared/order/application-page.tsx';
import { photoSides, usePhoto, type PhotoSide } from './use-photo.ts';

const drawings = { front: 'card-front', back: 'card-back', face: 'face' } as const;
const cameras = { front: 'environment', back: 'environment', face: 'user' } as const;

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
  const moved = useOrderMoved();
  const [taken, setTaken] = useState(order.photos);
  const photos = {
    front: usePhoto(order.orderNo, 'front', setTaken),
    back: usePhoto(order.orderNo, 'back', setTaken),
    face: usePhoto(order.orderNo, 'face', setTaken),
  };
  const next = photoSides.find((side) => !taken[side]) ?? null;
  const command = useCommand({
    scope: `photos:${order.orderNo}`,
    send: (_: null, { idempotencyKey }) =>
      send(finishUploadAllImg, { loanOrderId: order.orderNo }, { idempotencyKey }),
    onDone: (result) => moved(result.order),
  });
  const stateOf = (side: PhotoSide) => {
    if (photos[side].busy) return 'sending';
    if (photos[side].failure) return 'failed';
    return taken[side] ? 'done' : side === next ? 'now' : 'todo';
  };
  return (
    <ApplicationPage
      title={t('title')}
      steps={
        <ApplicationSteps
          position={2}
          fraction={photoSides.filter((side) => taken[side]).length / photoSides.length}
        />
      }
      footer={
        next ? (
          <PhotoButton
            block
            icon={<Camera aria-hidden />}
            capture={cameras[next]}
            busy={photos[next].busy}
            onFile={(file) => void photos[next].take(file)}
          >
            {t(`${next}.take`)}
          </PhotoButton>
        ) : (
          <SendFooter
            busy={command.busy}
            error={command.error}
            label={t('application:continue')}
            onClick={() => command.run(null)}
          />
        )
      }
    >
      <h2 className="pt-2 text-heading text-ink">{t('heading')}</h2>
      {photoSides.map((side) => (
        <PhotoField
          key={side}
          id={`photo-${side}`}
          title={t(`${side}.title`)}
          caption={t(`${side}.${taken[side] ? 'done' : side === next ? 'now' : 'later'}`)}
          state={stateOf(side)}
          progress={photos[side].progress}
          preview={photos[side].preview}
          illustration={<Illustration name={drawings[side]} />}
          capture={cameras[side]}
          cameraElsewhere={side === next}
          cameraOnly={side === 'face'}
          error={photos[side].failure ?? undefined}
          onFile={(file) => void photos[side].take(file)}
          onRetry={photos[side].retry}
        >
          {side === next && <Hints side={side} />}
        </PhotoField>
      ))}
      <Note tone="neutral" icon={<Lock aria-hidden />}>
        {t('privacy')}
      </Note>
    </ApplicationPage>
  );
}

/** What makes this photo good. */
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
