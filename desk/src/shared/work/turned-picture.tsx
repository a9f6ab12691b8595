import { useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Said } from '../screen/said.tsx';

/** A picture of an item. */
export interface Shown {
  name: string;
  address: string;
  width: number;
  height: number;
}

/** How much the magnifier enlarges. */
const magnified = 2.5;

/**
 * A picture, turned by quarters, in a box of this height in px that has its shape. With the magnifier the
 * part under the pointer grows in its place.
 */
export function TurnedPicture({
  picture,
  turns,
  height: tall,
  lens = false,
}: {
  picture: Shown;
  turns: number;
  height: number;
  lens?: boolean;
}) {
  const { t } = useTranslation('desk');
  const [isGone, setGone] = useState(false);
  const [spot, setSpot] = useState<string | null>(null);
  if (isGone)
    return (
      <div className="p-4">
        <Said tone="warning">{t('pictures.gone')}</Said>
      </div>
    );
  const isAcross = turns % 2 === 1;
  const ratio = picture.width / Math.max(picture.height, 1);
  const wide = isAcross ? tall / ratio : tall * ratio;
  const move = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    setSpot(`${((clientX - box.left) / box.width) * 100}% ${((clientY - box.top) / box.height) * 100}%`);
  };
  return (
    <span
      className="relative mx-auto block max-w-none overflow-hidden"
      style={{ height: tall, width: wide }}
      onPointerMove={move}
      onPointerLeave={() => setSpot(null)}
    >
      <span
        className="absolute inset-0"
        style={
          lens && spot !== null ? { transform: `scale(${magnified})`, transformOrigin: spot } : undefined
        }
      >
        <img
          src={picture.address}
          alt={picture.name}
          draggable={false}
          onError={() => setGone(true)}
          className="absolute top-1/2 left-1/2 max-w-none"
          style={{
            height: isAcross ? wide : tall,
            width: isAcross ? tall : wide,
            transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
          }}
        />
      </span>
    </span>
  );
}
