import { ProgressList } from '@kopa/ui/progress-list';
import { useTranslation } from 'react-i18next';

const parts = ['you', 'work', 'id', 'payout', 'history'] as const;

/** The five parts of the application, on home and before the start. */
export function ApplicationParts({
  current,
}: {
  /** The part that is next, from 0: only this part says what it asks. Without one, each part does. */
  current?: number;
}) {
  const { t } = useTranslation('borrow');
  return (
    <ProgressList
      items={parts.map((part, at) => ({
        state: current === undefined || at > current ? 'todo' : at < current ? 'done' : 'now',
        title: t(`takes.${part}`),
        caption: (current === undefined || at === current) && t(`takes.${part}Caption`),
      }))}
    />
  );
}
