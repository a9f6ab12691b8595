import { Button } from '@kopa/ui/button';
import { IconButton } from '@kopa/ui/icon-button';
import { ArrowLeft, Eye, Minus, Plus, RefreshCw } from '@kopa/ui/icons';
import { Kbd } from '@kopa/ui/kbd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../keys/use-keys.ts';
import { Said } from '../screen/said.tsx';

/** A picture of an item. */
export interface Shown {
  name: string;
  address: string;
  width: number;
  height: number;
}

const largest = 4;
/** The height of pictures side by side, in px. */
const height = 200;

/**
 * Pictures of a taken item side by side at equal height; one of them large with the keys 1 to 9. Opened by a
 * press, because looking is recorded; leaving the page takes them out of memory.
 */
export function Pictures({ pictures, taken }: { pictures: readonly Shown[]; taken: boolean }) {
  const { t } = useTranslation('desk');
  const [open, setOpen] = useState(false);
  const [large, setLarge] = useState<number | null>(null);
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState<Readonly<Record<string, number>>>({});
  const isOpen = open && taken;
  const enlarge = (index: number | null) => {
    setLarge(index);
    setZoom(1);
  };
  const turn = (address: string) => setTurns((now) => ({ ...now, [address]: ((now[address] ?? 0) + 1) % 4 }));
  const nearer = () => setZoom((now) => Math.min(now + 1, largest));
  const farther = () => setZoom((now) => Math.max(now - 1, 1));
  const one = isOpen && large !== null ? pictures[large] : undefined;
  const digits = pictures.map((_, index) => [String(index + 1), () => enlarge(index)] as const);
  useKeys({
    ...(isOpen && Object.fromEntries(digits)),
    r: one && (() => turn(one.address)),
    '+': one && nearer,
    '-': one && farther,
    escape: one && (() => enlarge(null)),
  });
  if (pictures.length === 0) return <p className="text-body text-muted">{t('pictures.none')}</p>;
  if (!isOpen)
    return (
      <div className="flex flex-wrap items-center gap-3 rounded-card border border-decor bg-page p-4">
        <p className="min-w-0 flex-1 basis-48 text-body text-muted">
          {t(taken ? 'pictures.recorded' : 'pictures.takeFirst', { count: pictures.length })}
        </p>
        {taken ? (
          <Button variant="outline" icon={<Eye aria-hidden />} onClick={() => setOpen(true)}>
            {t('pictures.show', { count: pictures.length })}
          </Button>
        ) : null}
      </div>
    );
  if (one)
    return (
      <figure className="flex flex-col gap-2">
        <figcaption className="flex flex-wrap items-center gap-2">
          <span className="text-body font-semibold text-ink">{one.name}</span>
          <span className="ms-auto flex items-center">
            <IconButton
              icon={<Minus aria-hidden />}
              label={t('pictures.farther')}
              aria-keyshortcuts="-"
              onClick={farther}
            />
            <IconButton
              icon={<Plus aria-hidden />}
              label={t('pictures.nearer')}
              aria-keyshortcuts="+"
              onClick={nearer}
            />
            <IconButton
              icon={<RefreshCw aria-hidden />}
              label={t('pictures.turn')}
              aria-keyshortcuts="r"
              onClick={() => turn(one.address)}
            />
          </span>
          <Button variant="outline" icon={<ArrowLeft aria-hidden />} onClick={() => enlarge(null)}>
            {t('pictures.back')} <Kbd>Esc</Kbd>
          </Button>
        </figcaption>
        <div
          role="region"
          aria-label={one.name}
          // Scrolled with the arrow keys while a part of the picture is outside.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="overflow-auto rounded-card border border-decor bg-sunken"
        >
          <Turned picture={one} turns={turns[one.address] ?? 0} height={height * 2 * zoom} />
        </div>
      </figure>
    );
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-wrap gap-4">
        {pictures.map((picture, index) => (
          <li key={picture.address}>
            <figure className="flex flex-col gap-2">
              <figcaption className="flex items-center gap-2 text-body font-semibold text-ink">
                {picture.name} <Kbd>{index + 1}</Kbd>
                <span className="ms-auto">
                  <IconButton
                    icon={<RefreshCw aria-hidden />}
                    label={t('pictures.turnThis', { name: picture.name })}
                    onClick={() => turn(picture.address)}
                  />
                </span>
              </figcaption>
              <button
                type="button"
                aria-label={t('pictures.large', { name: picture.name })}
                aria-keyshortcuts={String(index + 1)}
                onClick={() => enlarge(index)}
                className="overflow-hidden rounded-card border border-decor bg-sunken"
              >
                <Turned picture={picture} turns={turns[picture.address] ?? 0} height={height} />
              </button>
            </figure>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-2 text-caption text-muted">
        <Eye aria-hidden className="size-4" /> {t('pictures.isRecorded')}
      </p>
    </div>
  );
}

/** A picture, turned by quarters, in a box of this height in px that has its shape. */
function Turned({ picture, turns, height: tall }: { picture: Shown; turns: number; height: number }) {
  const { t } = useTranslation('desk');
  const [isGone, setGone] = useState(false);
  if (isGone)
    return (
      <div className="p-4">
        <Said tone="warning">{t('pictures.gone')}</Said>
      </div>
    );
  const isAcross = turns % 2 === 1;
  const ratio = picture.width / Math.max(picture.height, 1);
  const wide = isAcross ? tall / ratio : tall * ratio;
  return (
    <span className="relative mx-auto block max-w-none" style={{ height: tall, width: wide }}>
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
  );
}
