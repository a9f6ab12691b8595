import { deskEndSessions } from '@kopa/contract/desk/calls/borrowers';
import type { BorrowerPage } from '@kopa/contract/desk/borrower-entities';
import { Button } from '@kopa/ui/button';
import { Smartphone } from '@kopa/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptForm } from '../../shared/form/kept-form.ts';
import { ReasonForm } from '../../shared/form/reason-form.tsx';
import { useFormat } from '../../shared/language/format.ts';
import { useWhomToAsk } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { useMay } from '../../shared/session/session.ts';
import { useAccountCommand } from './use-account-command.ts';

const right = { area: 'accounts', may: 'act' } as const;
/** The logins that are listed. */
const listed = 3;

/** The borrower's logins, and the end of the open one. */
export function Sessions({ page: { borrower, sessions } }: { page: BorrowerPage }) {
  const { t } = useTranslation('desk');
  const { moment, weekday } = useFormat();
  const mayAct = useMay(right);
  const whomToAsk = useWhomToAsk();
  const [asked, setAsked] = useState(false);
  const isOpen = sessions.some(({ end }) => end === null);
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-body font-semibold text-ink">{t('borrowers.sessions')}</h2>
      {sessions.length === 0 ? (
        <p className="text-caption text-muted">{t('borrowers.noSessions')}</p>
      ) : (
        <ul className="border-t border-decor">
          {sessions.slice(0, listed).map(({ startedAt, lastUsedAt, end, endedAt }) => (
            <li key={startedAt} className="flex gap-2 border-b border-decor py-2 text-body text-ink">
              <Smartphone aria-hidden className="size-5 shrink-0 text-muted" />
              <span>
                <span className="block">
                  {end === null
                    ? t('borrowers.sessionOpen', { day: weekday(startedAt) })
                    : t(`borrowers.sessionEnd.${end}`, { day: weekday(endedAt ?? startedAt) })}
                </span>
                <span className="block text-caption text-muted">
                  {t('borrowers.sessionUsed', { time: moment(lastUsedAt) })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isOpen ? null : !mayAct ? (
        <p className="text-caption text-muted">{whomToAsk(right)}</p>
      ) : asked ? (
        <End id={borrower.id} onClose={() => setAsked(false)} />
      ) : (
        <Button variant="outline" tone="danger" block onClick={() => setAsked(true)}>
          {t('borrowers.endSession')}
        </Button>
      )}
    </section>
  );
}

function End({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('desk');
  const { form, forget } = useKeptForm(deskEndSessions.request, { id, why: '' }, 'sessions', id);
  const command = useAccountCommand(id, form, {
    send: (body, options) => send(deskEndSessions, body, options),
    done: t('borrowers.sessionEnded'),
    onClose: () => {
      forget();
      onClose();
    },
  });
  return (
    <ReasonForm
      form={form}
      command={command}
      how={t('borrowers.endHow')}
      act={t('borrowers.endSession')}
      busy={t('borrowers.ending')}
      keep={t('borrowers.keepSession')}
      onKeep={onClose}
    />
  );
}
