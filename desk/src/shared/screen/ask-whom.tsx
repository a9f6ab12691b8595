import type { DeskQueueName } from '@kopa/contract/desk/queues';
import { rolesWith, type StaffRight } from '@kopa/contract/desk/rights';
import { EmptyState } from '@kopa/ui/empty-state';
import { Illustration } from '@kopa/ui/illustration';
import { useTranslation } from 'react-i18next';
import { useRolesText } from '../language/use-failure-text.ts';
import { PageHead } from './page-head.tsx';

/** A page that one may know of and not read: whom to ask, who have the right `may`. */
export function AskWhom({ area, may }: { area: DeskQueueName | 'dayEnd'; may: StaffRight['may'] }) {
  const { t } = useTranslation('desk');
  const rolesText = useRolesText();
  return (
    <div className="flex-1 overflow-y-auto">
      <PageHead title={t(`nav.${area}`)} />
      <div className="p-6">
        <EmptyState
          illustration={<Illustration name="empty" />}
          title={t(may === 'read' ? 'right.closed' : 'right.counted')}
          body={t('right.whose', { roles: rolesText(rolesWith({ area, may })) })}
        />
      </div>
    </div>
  );
}
