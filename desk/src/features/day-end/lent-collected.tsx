import type { MoneyOfDay } from '@kopa/contract/desk/day-end-entities';
import { Button } from '@kopa/ui/button';
import { Kbd } from '@kopa/ui/kbd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../../shared/keys/use-keys.ts';
import { useFormat } from '../../shared/language/format.ts';
import { LentBars } from './lent-bars.tsx';
import { SectionHead } from './section-head.tsx';

/** Lent and collected by day as bars or as a table. The table is in the page for readers in both cases. */
export function LentCollected({ days }: { days: readonly MoneyOfDay[] }) {
  const { t } = useTranslation('desk');
  const [isTable, setTable] = useState(false);
  const change = () => setTable(!isTable);
  useKeys({ v: change });
  return (
    <section>
      <SectionHead
        acts={
          <Button variant="text" aria-keyshortcuts="v" onClick={change}>
            {t(isTable ? 'dayEnd.asChart' : 'dayEnd.asTable')} <Kbd>V</Kbd>
          </Button>
        }
      >
        {t('dayEnd.lentCollected', { count: days.length })}
      </SectionHead>
      {isTable ? null : <LentBars days={days} />}
      <div className={isTable ? undefined : 'sr-only'}>
        <Table days={days} />
      </div>
    </section>
  );
}

function Table({ days }: { days: readonly MoneyOfDay[] }) {
  const { t } = useTranslation('desk');
  const { sum, day: dayText } = useFormat();
  const lent = days.reduce((all, { lentCents }) => all + lentCents, 0);
  const collected = days.reduce((all, { collectedCents }) => all + collectedCents, 0);
  const signed = (cents: number) => `${cents < 0 ? '− ' : ''}${sum(Math.abs(cents))}`;
  const rows = [
    ...days.toReversed().map((each) => ({ ...each, name: dayText(each.day) })),
    { day: 'all', name: t('dayEnd.together'), lentCents: lent, collectedCents: collected },
  ];
  return (
    <table className="w-full text-body text-ink tabular-nums">
      <caption className="sr-only">{t('dayEnd.lentCollected', { count: days.length })}</caption>
      <thead>
        <tr className="border-b border-control text-caption text-muted">
          <th scope="col" className="py-2 text-start font-text">
            {t('dayEnd.day')}
          </th>
          {(['lent', 'collected', 'less'] as const).map((column) => (
            <th key={column} scope="col" className="py-2 ps-4 text-end font-text">
              {t(`dayEnd.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, name, lentCents, collectedCents }) => (
          <tr
            key={day}
            className="group border-b border-decor last:border-t last:border-b-3 last:border-double last:border-ink last:font-semibold last:[border-block-start-style:solid]"
          >
            <th scope="row" className="py-1.5 text-start font-text group-last:font-semibold">
              {name}
            </th>
            <td className="py-1.5 ps-4 text-end">{sum(lentCents)}</td>
            <td className="py-1.5 ps-4 text-end">{sum(collectedCents)}</td>
            <td className="py-1.5 ps-4 text-end">{signed(lentCents - collectedCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
