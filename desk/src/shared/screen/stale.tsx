import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/format.ts';
import { useFailureText } from '../language/use-failure-text.ts';
import { Said } from './said.tsx';

/** Above rows that could not be read anew: why, and from when they are. Nothing otherwise. */
export function Stale({ query }: { query: Pick<UseQueryResult, 'isError' | 'error' | 'dataUpdatedAt'> }) {
  const { t } = useTranslation('desk');
  const { clock } = useFormat();
  const failureText = useFailureText();
  if (!query.isError) return null;
  return (
    <div className="px-4 py-2">
      <Said tone="warning">
        {failureText(query.error)} {t('failure.stale', { time: clock(query.dataUpdatedAt) })}
      </Said>
    </div>
  );
}
