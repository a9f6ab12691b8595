import type { Order } from '@kopa/contract/entities';
import { UserSearch } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { StatusChip } from '@kopa/ui/status-chip';
import { useTranslation } from 'react-i18next';
import { navigate } from '../address/navigation.ts';
import { useFormat } from '../language/format.ts';
import { dayOf } from '../session/calendar.ts';
import { policy } from '../session/policy.ts';

/** The way to the appeal of a rejected order: to ask, to the deadline of the answer, or to the answer. */
export default function AppealRow({ order: { appeal } }: { order: Order }) {
  const { t } = useTranslation('appeal');
  const format = useFormat();
  const state = !appeal ? 'ask' : appeal.outcome === null ? 'waiting' : 'answered';
  return (
    <ListRow
      icon={<UserSearch aria-hidden />}
      label={t(`row.${state}.label`, { name: appeal?.reviewer ?? '' })}
      caption={t(`row.${state}.caption`, {
        days: policy().review.appealDays,
        day: appeal ? format.weekdayDay(dayOf(appeal.answerBefore)) : '',
      })}
      end={state === 'waiting' && <StatusChip tone="info">{t('checking')}</StatusChip>}
      onClick={() => navigate('/auth/appeal')}
    />
  );
}
