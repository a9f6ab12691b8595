import type { DeskQueueName } from '@kopa/contract/desk/queues';
import { rolesWith } from '@kopa/contract/desk/rights';
import { EmptyState } from '@kopa/ui/empty-state';
import { Illustration } from '@kopa/ui/illustration';
import { useTranslation } from 'react-i18next';
import { useRolesText } from '../language/use-failure-text.ts';
import { PageHead } from './page-head.tsx';

/** The page of a queue whose number one may know, and whose items one may not read: whom to ask. */
export function AskWhom({ queue }: { queue: DeskQueueName }) {
  const { t } = useTranslation('desk');
  const rolesText = useRolesText();
  return (
    <div className="flex-1 overflow-y-auto">
      <PageHead title={t(`nav.${queue}`)} />
      <div className="p-6">
        <EmptyState
          illustration={<Illustration name="empty" />}
          title={t('right.counted')}
          body={t('right.whose', { roles: rolesText(rolesWith({ area: queue, may: 'act' })) })}
        />
      </div>
    </div>
  );
}
