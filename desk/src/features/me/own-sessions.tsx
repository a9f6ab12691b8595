import {
  deskEndOtherSessions,
  deskEndOwnSession,
  deskOwnSessions,
} from '@kopa/contract/desk/calls/own-sessions';
import type { OwnSession } from '@kopa/contract/desk/entities';
import { useAnnounce } from '@kopa/ui/announce';
import { Button } from '@kopa/ui/button';
import { StatusChip } from '@kopa/ui/status-chip';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Said } from '../../shared/screen/said.tsx';
import { Stale } from '../../shared/screen/stale.tsx';
import { Waiting } from '../../shared/screen/waiting.tsx';

/** Where the signed-in person is logged in: this device and others, which can be ended. */
export function OwnSessions() {
  const { t } = useTranslation('desk');
  const headId = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const queries = useQueryClient();
  const announce = useAnnounce();
  const failureText = useFailureText();
  const query = useQuery({
    queryKey: queryKeys.ownSessions,
    queryFn: ({ signal }) => send(deskOwnSessions, {}, { signal }),
  });
  const command = useCommand({
    send: ({ id }: { id: string | null }, options) =>
      id === null ? send(deskEndOtherSessions, {}, options) : send(deskEndOwnSession, { id }, options),
    onDone: (answer, { id }) => {
      queries.setQueryData(queryKeys.ownSessions, answer);
      announce(t(id === null ? 'me.othersEnded' : 'me.sessionEnded'));
      // The pressed button is gone.
      head.current?.focus();
    },
    onFailed: () => void queries.invalidateQueries({ queryKey: queryKeys.ownSessions }),
  });
  const others = query.data?.sessions.filter(({ isThis }) => !isThis) ?? [];
  return (
    <section aria-labelledby={headId} className="flex flex-col gap-2">
      <h2 id={headId} ref={head} tabIndex={-1} className="text-body font-semibold text-ink">
        {t('me.sessions')}
      </h2>
      <p className="text-caption text-muted">{t('me.sessionsHow')}</p>
      {command.error ? <Said>{failureText(command.error)}</Said> : null}
      {query.data ? (
        <>
          <Stale query={query} />
          <ul className="border-t border-decor">
            {query.data.sessions.map((session) => (
              <Row
                key={session.id}
                session={session}
                busy={command.busy}
                onEnd={() => command.run({ id: session.id })}
              />
            ))}
          </ul>
          {others.length > 1 ? (
            <Button
              variant="outline"
              tone="danger"
              block
              busy={command.busy}
              busyLabel={t('me.ending')}
              onClick={() => command.run({ id: null })}
            >
              {t('me.endOthers')}
            </Button>
          ) : null}
        </>
      ) : (
        <Waiting query={query} rows={2} />
      )}
    </section>
  );
}

function Row({
  session: { device, way, since, lastUsedAt, isThis },
  busy,
  onEnd,
}: {
  session: OwnSession;
  busy: boolean;
  onEnd: () => void;
}) {
  const { t } = useTranslation('desk');
  const { moment, clock } = useFormat();
  const name = device || t('me.deviceUnknown');
  const began = t('me.since', { time: moment(since), way: t(`me.way.${way}`) });
  return (
    <li className="flex items-center gap-4 border-b border-decor py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body font-semibold text-ink">
          {name}
          {isThis ? <StatusChip tone="success">{t('me.thisOne')}</StatusChip> : null}
        </p>
        <p className="text-caption text-muted">{began}</p>
        <p className="text-caption text-muted">{t('me.lastUsed', { time: clock(lastUsedAt) })}</p>
      </div>
      {isThis ? null : (
        <Button
          variant="outline"
          disabled={busy}
          aria-label={t('me.endNamed', { name, time: moment(since) })}
          onClick={onEnd}
        >
          {t('me.end')}
        </Button>
      )}
    </li>
  );
}
