import { Button } from '@kopa/ui/button';
import { IconButton } from '@kopa/ui/icon-button';
import { Eye, RefreshCw } from '@kopa/ui/icons';
import { Kbd } from '@kopa/ui/kbd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../keys/use-keys.ts';
import { settings } from '../session/settings.ts';
import { LargePictures } from './large-pictures.tsx';
import { TurnedPicture, type Shown } from './turned-picture.tsx';

/** The height of pictures side by side, in px. */
const height = 200;

/**
 * Pictures of a taken item side by side at equal height: the keys 1 to 9 fill the window with one, Z held or
 * the button magnifies under the pointer, F shows the pair. Opened by a press, because looking is recorded;
 * leaving the page takes them out of memory.
 */
export function Pictures({
  pictures,
  taken,
  atOnce = false,
  pair,
}: {
  pictures: readonly Shown[];
  taken: boolean;
  /** Whether taking the item opened them already. */
  atOnce?: boolean;
  /** Two pictures to compare, and the words of the comparison. */
  pair?: { label: string; addresses: readonly string[] };
}) {
  const { t } = useTranslation('desk');
  const [open, setOpen] = useState(atOnce);
  const [large, setLarge] = useState<readonly Shown[] | null>(null);
  const [turns, setTurns] = useState<Readonly<Record<string, number>>>({});
  const [lens, setLens] = useState(false);
  const isOpen = open && taken;
  const held = useHeld('z', isOpen);
  const turn = (address: string) => setTurns((now) => ({ ...now, [address]: ((now[address] ?? 0) + 1) % 4 }));
  const both = pictures.filter(({ address }) => pair?.addresses.includes(address));
  const compare = pair && both.length === 2 ? () => setLarge(both) : undefined;
  const digits = pictures.map((picture, index) => [String(index + 1), () => setLarge([picture])] as const);
  useKeys(
    isOpen
      ? {
          ...Object.fromEntries(digits),
          r: () => pictures.forEach(({ address }) => turn(address)),
          ...(compare && { f: compare }),
        }
      : {},
  );
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
                onClick={() => setLarge([picture])}
                className="overflow-hidden rounded-card border border-decor bg-sunken"
              >
                <TurnedPicture
                  picture={picture}
                  turns={turns[picture.address] ?? 0}
                  height={height}
                  lens={lens || held}
                />
              </button>
            </figure>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-muted">
        <Eye aria-hidden className="size-4" /> {t('pictures.isRecorded')}
        <span className="pointer-coarse:hidden">
          <Button variant="text" aria-pressed={lens} aria-keyshortcuts="z" onClick={() => setLens(!lens)}>
            {t('pictures.magnify')} <Kbd>Z</Kbd>
          </Button>
        </span>
        {compare ? (
          <Button variant="text" aria-keyshortcuts="f" onClick={compare}>
            {pair?.label} <Kbd>F</Kbd>
          </Button>
        ) : null}
      </p>
      {large ? (
        <LargePictures pictures={large} turns={turns} onTurn={turn} onClose={() => setLarge(null)} />
      ) : null}
    </div>
  );
}

/** Whether a letter is held down outside of fields. */
function useHeld(letter: string, active: boolean): boolean {
  const [held, setHeld] = useState(false);
  useKeys({ [letter]: active ? () => setHeld(true) : undefined });
  useEffect(() => {
    if (!held) return undefined;
    const release = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === letter || !settings().letterKeys) setHeld(false);
    };
    const leave = () => setHeld(false);
    document.addEventListener('keyup', release);
    window.addEventListener('blur', leave);
    return () => {
      document.removeEventListener('keyup', release);
      window.removeEventListener('blur', leave);
    };
  }, [held, letter]);
  return held;
}
