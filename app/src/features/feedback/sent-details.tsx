import type { Feedback } from '@kopa/contract/entities';
import { Button } from '@kopa/ui/button';
import { Pencil } from '@kopa/ui/icons';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { FoldedCard } from '../../shared/screen/folded-card.tsx';
import { dayOf } from '../../shared/session/calendar.ts';

/** The remaining details, folded: contact, call time and account; with an edit action. */
export function SentDetails({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation('feedback');
  const format = useFormat();
  const { id, contact, appointmentTime, receiverAccount, actions } = feedback;
  const facts = [
    [t('sent.contact'), contact.includes('@') ? contact : `0${contact}`],
    appointmentTime !== null && [
      t('sent.appointment'),
      `${format.weekdayDay(dayOf(appointmentTime))}, ${format.clock(appointmentTime)}`,
    ],
    receiverAccount !== null && [t('sent.account'), receiverAccount],
  ].filter((fact): fact is [string, string] => fact !== false);
  return (
    <FoldedCard title={t('sent.heading')}>
      <dl className="flex flex-col gap-2 px-4 pb-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-caption text-muted">{name}</dt>
            <dd className="text-body text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      {actions.includes('edit') && (
        <div className="px-1 pb-2">
          <Button
            variant="text"
            icon={<Pencil aria-hidden className="size-5" />}
            onClick={() => navigate(`/feedback/add_feedback?id=${encodeURIComponent(id)}`)}
          >
            {t('sent.edit')}
          </Button>
        </div>
      )}
    </FoldedCard>
  );
}
