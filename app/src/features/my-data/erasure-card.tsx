import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Dialog } from '@kopa/ui/dialog';
import { Note } from '@kopa/ui/note';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import type { useCommand } from '../../shared/lender/use-command.ts';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { dayOf } from '../../shared/session/calendar.ts';
import type { MyData } from './my-data.ts';

/** The erasure of all data: exceptions with reasons, the state of a request, and its withdrawal. */
export function ErasureCard({
  data: { erasure, stays, erasureDays },
  command,
}: {
  data: MyData;
  command: ReturnType<typeof useCommand<{ erase: boolean }, MyData>>;
}) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const [open, setOpen] = useState(false);
  return (
    <Card heading={t('erasure.heading')}>
      <div className="flex flex-col gap-3">
        {erasure ? (
          <div role="status">
            <Note tone="warning" title={t('erasure.asked', { day: format.fullDay(dayOf(erasure.dueAt)) })}>
              {t('erasure.askedOn', { day: format.day(dayOf(erasure.requestedAt)) })}
            </Note>
          </div>
        ) : (
          <p className="text-body text-ink">{t('erasure.body', { count: erasureDays })}</p>
        )}
        {stays.length > 0 && (
          <div>
            <p className="text-label text-ink">{t('erasure.stays')}</p>
            <ul className="list-disc ps-5 text-body text-muted">
              {stays.map(({ reason, text, until }) => (
                <li key={reason}>
                  {text}
                  {until !== null && ` ${t('erasure.until', { day: format.longDay(until) })}`}
                </li>
              ))}
            </ul>
          </div>
        )}
        <FailureNote error={command.error} />
        {erasure ? (
          <Button
            variant="outline"
            block
            busy={command.busy}
            busyLabel={t('erasure.sending')}
            onClick={() => command.run({ erase: false })}
          >
            {t('erasure.takeBack')}
          </Button>
        ) : (
          <Button
            variant="outline"
            tone="danger"
            block
            busy={command.busy}
            busyLabel={t('erasure.sending')}
            onClick={() => setOpen(true)}
          >
            {t('erasure.ask')}
          </Button>
        )}
      </div>
      <Dialog
        open={open}
        onOpenChange={(_, reason) => {
          setOpen(false);
          if (reason === 'confirm') command.run({ erase: true });
        }}
        title={t('erasure.question')}
        text={t('erasure.text', { count: erasureDays })}
        actionLabel={t('erasure.confirm')}
        cancelLabel={t('erasure.keep')}
        destructive
      />
    </Card>
  );
}
