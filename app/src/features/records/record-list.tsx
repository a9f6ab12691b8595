import { Card } from '@kopa/ui/card';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { groupsOf } from './record-groups.ts';
import type { RecordRow } from './record-row.ts';
import { RecordRows } from './record-rows.tsx';
import { useRecordWords } from './record-words.tsx';
import { useRepayColor } from './repay-colors.ts';

/** The running orders, and below the years of the others. */
export function RecordList({ rows }: { rows: readonly RecordRow[] }) {
  const { t } = useTranslation('records');
  const words = useRecordWords();
  const color = useRepayColor();
  const groups = useMemo(() => groupsOf(rows), [rows]);
  return (
    <div className="flex flex-col gap-5">
      {groups.map(({ name, parts }) => (
        <Card key={name} flush heading={name === 'now' ? t('now') : name}>
          {parts.map((part, index) => (
            <RecordRows
              key={part[0]?.orderNo}
              rows={part}
              leads={index === 0}
              year={name}
              words={words}
              color={color}
            />
          ))}
        </Card>
      ))}
    </div>
  );
}
