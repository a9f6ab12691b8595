import { Button } from '@kopa/ui/button';
import { IconButton } from '@kopa/ui/icon-button';
import { ArrowLeft, Minus, Plus, RefreshCw } from '@kopa/ui/icons';
import { Kbd } from '@kopa/ui/kbd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { settings } from '../session/settings.ts';
import { TurnedPicture, type Shown } from './turned-picture.tsx';

const largest = 4;
/** The room of the head and the edges, in px. */
const around = 112;

/**
 * One picture, or two beside each other, in the whole window: plus and minus, R turns, the arrows move what
 * is larger than the window, Escape leads back.
 */
export function LargePictures({
  pictures,
  turns,
  onTurn,
  onClose,
}: {
  pictures: readonly Shown[];
  /** Quarters, by the address of the picture. */
  turns: Readonly<Record<string, number>>;
  onTurn: (address: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('desk');
  const [zoom, setZoom] = useState(1);
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const nearer = () => setZoom((now) => Math.min(now + 1, largest));
  const farther = () => setZoom((now) => Math.max(now - 1, 1));
  const turn = () => pictures.forEach(({ address }) => onTurn(address));
  const keys: Readonly<Record<string, (() => void) | undefined>> = { '+': nearer, '-': farther, r: turn };
  const press = (event: KeyboardEvent) => {
    const act = settings().letterKeys ? keys[event.key.toLowerCase()] : undefined;
    if (act && !event.ctrlKey && !event.metaKey && !event.altKey) act();
  };
  const name = pictures.map((picture) => picture.name).join(', ');
  const room = Math.max(window.innerHeight - around, 200);
  return (
    // A key in a dialog belongs to the dialog, and no element inside needs to have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={box}
      aria-label={name}
      onKeyDown={press}
      // The element's own closing tells of itself later, when the next key may have opened another picture.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-surface p-0 text-ink"
    >
      <div className="flex h-full flex-col gap-2 p-4">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-title">{name}</h2>
          <span className="ms-auto flex items-center">
            <IconButton icon={<Minus aria-hidden />} label={t('pictures.farther')} onClick={farther} />
            <IconButton icon={<Plus aria-hidden />} label={t('pictures.nearer')} onClick={nearer} />
            <IconButton icon={<RefreshCw aria-hidden />} label={t('pictures.turn')} onClick={turn} />
          </span>
          <Button variant="outline" icon={<ArrowLeft aria-hidden />} onClick={onClose}>
            {t('pictures.back')} <Kbd>Esc</Kbd>
          </Button>
        </div>
        <div className="flex min-h-0 flex-1 gap-4">
          {pictures.map((picture) => (
            <div
              key={picture.address}
              role="region"
              aria-label={picture.name}
              // Scrolled with the arrow keys while a part of the picture is outside.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              className="min-w-0 flex-1 overflow-auto rounded-card border border-decor bg-sunken"
            >
              <TurnedPicture
                picture={picture}
                turns={turns[picture.address] ?? 0}
                height={fitting(picture, turns[picture.address] ?? 0, room, pictures.length) * zoom}
              />
            </div>
          ))}
        </div>
      </div>
    </dialog>
  );
}

/** The height at which a picture is wholly in its part of the window, in px. */
function fitting({ width, height }: Shown, turns: number, room: number, parts: number): number {
  const [wide, tall] = turns % 2 === 1 ? [height, width] : [width, height];
  return Math.min(room, ((document.documentElement.clientWidth / parts - 48) * tall) / Math.max(wide, 1));
}
