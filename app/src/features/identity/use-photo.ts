import { saveFaceImage, uploadCurpBack, uploadCurpFront } from '@kopa/contract/calls/user';
import { send } from '../../shared/lender/client.ts';
import { useSentPhoto } from '../../shared/photo/use-sent-photo.ts';
import type { PhotoSide, PhotosTaken } from './photo-sides.ts';

const calls = { front: uploadCurpFront, back: uploadCurpBack, face: saveFaceImage };

/** One of an order's three photos, from the camera to the lender. */
export function usePhoto({
  orderNo,
  side,
  onTaken,
}: {
  orderNo: string;
  side: PhotoSide;
  onTaken: (photos: PhotosTaken) => void;
}) {
  return useSentPhoto({
    scope: `photo:${side}:${orderNo}`,
    name: `${side}.jpg`,
    send: (sent, sending) => send(calls[side], { loanOrderId: orderNo, ...sent }, sending),
    onArrived: ({ photos }) => onTaken(photos),
  });
}
