import { deskToday } from '@kopa/contract/desk/calls/work';
import { Button } from '@kopa/ui/button';
import { Clock } from '@kopa/ui/icons';
import { NoticeBar } from '@kopa/ui/notice-bar';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../shared/lender/client.ts';
import { queryKeys } from '../shared/lender/queries.ts';
import { sessionHasEnded, useSessionClock } from '../shared/session/session-clock.ts';

/** The last seconds of a session in which one is asked to stay. */
const noticeMs = 60_000;

/** Says that the session is about to end, and lets one stay; at the end asks to sign in over the page. */
export function SessionNotice() {
  const { t } = useTranslation('desk');
  const clock = useSessionClock();
  const queries = useQueryClient();
  const [near, setNear] = useState(false);
  const endOfDay = clock !== null && clock.endsAt <= clock.idleAt;
  const end = clock === null || clock.ended !== null ? null : Math.min(clock.idleAt, clock.endsAt);
  useEffect(() => {
    if (end === null) return undefined;
    const look = () => {
      const left = end - Date.now();
      setNear(left < noticeMs);
      if (left <= 0) sessionHasEnded(endOfDay ? 'endOfDay' : 'idle');
    };
    look();
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [end, endOfDay]);
  return (
    <div role="alert">
      {near && end !== null ? (
        <NoticeBar
          tone="warning"
          icon={<Clock aria-hidden />}
          caption={t('session.kept')}
          action={
            endOfDay ? null : (
              <Button
                onClick={() =>
                  void queries.fetchQuery({ queryKey: queryKeys.today, queryFn: () => send(deskToday, {}) })
                }
              >
                {t('session.stay')}
              </Button>
            )
          }
          className="border-t border-decor"
        >
          {t(endOfDay ? 'session.dayEnds' : 'session.soon')}
        </NoticeBar>
      ) : null}
    </div>
  );
}
