import { sessionList } from '@kopa/contract/calls/sessions';
import type { LoginSession } from '@kopa/contract/entities/session';
import { BottomSheet } from '@kopa/ui/bottom-sheet';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { ListRow } from '@kopa/ui/list-row';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { QueryView } from '../../shared/screen/query-view.tsx';

/** The latest logins of the borrower: the open one with its end, and how the others ended. */
export default function LoginsSheet({
  open,
  onOpenChange,
  onEnd,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onEnd: () => void;
}) {
  const { t } = useTranslation('account');
  const query = useQuery({
    // Beside the other keys, the frame would carry it for every screen.
    queryKey: ['logins'],
    queryFn: () => send(sessionList, {}),
    enabled: open,
  });
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={t('logins.title')} height="auto">
      <div className="flex flex-col gap-4 px-4 pb-4">
        <p className="text-body text-muted">{t('logins.body')}</p>
        <QueryView query={query} rows={3} part>
          {({ sessions }) => (
            <Card flush>
              {sessions.map((login) => (
                <LoginRow key={login.startedAt} login={login} />
              ))}
            </Card>
          )}
        </QueryView>
        <p className="text-label text-muted">{t('logins.unknown')}</p>
        <Button variant="outline" tone="danger" block onClick={onEnd}>
          {t('logins.end')}
        </Button>
      </div>
    </BottomSheet>
  );
}

function LoginRow({ login: { startedAt, lastUsedAt, end, endedAt, thisPhone } }: { login: LoginSession }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const time = format.time(startedAt);
  return (
    <ListRow
      label={t(thisPhone ? 'logins.thisPhone' : 'logins.otherPhone')}
      caption={
        end === null || endedAt === null ? (
          <>
            {t('logins.now', { time })}
            <br />
            {t('logins.used', { time: format.time(lastUsedAt) })}
          </>
        ) : (
          t(`logins.${end}`, { time, end: format.time(endedAt) })
        )
      }
    />
  );
}
