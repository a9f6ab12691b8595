import type { DeskItem } from '@kopa/contract/desk/entities';
import type { LimitedQueue } from '@kopa/contract/desk/limits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useWhomToAsk } from '../language/use-failure-text.ts';
import { useMay, useSession } from '../session/session.ts';
import { OwnerBar } from './owner-bar.tsx';

/** Below an item whose acts have a limit: the open request, or the owner, whom to ask, and the acts. */
export function WorkFoot({
  queue,
  item,
  onNextFree,
  acts,
}: {
  queue: LimitedQueue;
  item: DeskItem & { isAsked: boolean };
  /** Leads to the next item that nobody has; undefined: there is none. */
  onNextFree: (() => void) | undefined;
  acts: ReactNode;
}) {
  const { t } = useTranslation('desk');
  const right = { area: queue, may: 'act' } as const;
  const mayAct = useMay(right);
  const whomToAsk = useWhomToAsk();
  const { id: me } = useSession();
  const isOthers = item.owner !== null && item.owner.id !== me;
  return (
    <div className="bottom-0 z-1 flex flex-col gap-3 border-t border-decor bg-surface p-4 min-[45rem]:sticky [&_.kopa-lines]:min-h-6">
      {item.isAsked ? (
        <p className="text-body text-ink">
          {t(`second.about.${queue}`)}{' '}
          <Link to="/second" className="font-semibold text-link">
            {t('second.see')}
          </Link>
        </p>
      ) : (
        <>
          <OwnerBar queue={queue} item={item} onNextFree={onNextFree} />
          {mayAct ? null : <p className="text-caption text-muted">{whomToAsk(right)}</p>}
          {mayAct && !isOthers ? acts : null}
        </>
      )}
    </div>
  );
}
