import { deskGiveBack, deskTake } from '@kopa/contract/desk/calls/work';
import type { DeskItem } from '@kopa/contract/desk/entities';
import type { DeskQueueName } from '@kopa/contract/desk/queues';
import { useAnnounce } from '@kopa/ui/announce';
import { Button } from '@kopa/ui/button';
import { Kbd } from '@kopa/ui/kbd';
import { OwnerTag } from '@kopa/ui/owner-tag';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../keys/use-keys.ts';
import { useFormat } from '../language/format.ts';
import { useFailureText } from '../language/use-failure-text.ts';
import { send } from '../lender/client.ts';
import { queryKeys } from '../lender/queries.ts';
import { useCommand } from '../lender/use-command.ts';
import { Said } from '../screen/said.tsx';
import { useMay, useSession } from '../session/session.ts';

/** Who has the item and since when: take, give back, or the next free one. */
export function OwnerBar({
  queue,
  item,
  onNextFree,
}: {
  queue: DeskQueueName;
  item: DeskItem;
  /** Leads to the next item that nobody has; undefined: there is none. */
  onNextFree: (() => void) | undefined;
}) {
  const { t } = useTranslation('desk');
  const { id: me } = useSession();
  const mayAct = useMay({ area: queue, may: 'act' });
  const { clock } = useFormat();
  const announce = useAnnounce();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const readAnew = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: [queue] }),
      queries.invalidateQueries({ queryKey: queryKeys.today }),
    ]);
  const named = { queue, id: item.id };
  const take = useCommand({
    send: (_: object, options) => send(deskTake, named, options),
    onDone: () => {
      announce(t('owner.taken'));
      return readAnew();
    },
    onFailed: () => void readAnew(),
  });
  const giveBack = useCommand({
    send: (_: object, options) => send(deskGiveBack, named, options),
    onDone: () => {
      announce(t('owner.givenBack'));
      return readAnew();
    },
  });
  const { owner, ownedSince } = item;
  const isMine = owner?.id === me;
  useKeys({
    t: mayAct && owner === null ? () => take.run({}) : undefined,
    u: isMine ? () => giveBack.run({}) : undefined,
  });
  const error = take.error ?? giveBack.error;
  const since = ownedSince === null ? '' : clock(ownedSince);
  return (
    <>
      {error ? <Said>{failureText(error)}</Said> : null}
      <div className="flex flex-wrap items-center gap-3">
        <OwnerTag name={owner?.name ?? null} mine={isMine} className="flex-1">
          {owner === null
            ? t('owner.nobody')
            : isMine
              ? t('owner.yours', { time: since })
              : t('owner.theirs', { name: owner.name, time: since })}
        </OwnerTag>
        {mayAct && owner === null ? (
          <Button
            variant="outline"
            busy={take.busy}
            busyLabel={t('owner.taking')}
            aria-keyshortcuts="t"
            onClick={() => take.run({})}
          >
            {t('owner.take')} <Kbd>T</Kbd>
          </Button>
        ) : null}
        {isMine ? (
          <Button
            variant="outline"
            busy={giveBack.busy}
            busyLabel={t('owner.givingBack')}
            aria-keyshortcuts="u"
            onClick={() => giveBack.run({})}
          >
            {t('owner.giveBack')} <Kbd>U</Kbd>
          </Button>
        ) : null}
        {mayAct && owner !== null && !isMine && onNextFree ? (
          <Button variant="outline" aria-keyshortcuts="n" onClick={onNextFree}>
            {t('owner.nextFree')} <Kbd>N</Kbd>
          </Button>
        ) : null}
      </div>
    </>
  );
}
