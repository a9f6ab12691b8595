import type { RepayDetail } from '@kopa/contract/entities';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Ledger, LedgerLine, LedgerTotal } from '@kopa/ui/ledger';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { owedGroups, type OwedGroup } from './owed-groups.ts';

type Line = RepayDetail['lines'][number];

/** Today's balance and its parts: the ledger's lines, summed by kind until expanded. */
export function OwedLines({ detail }: { detail: RepayDetail }) {
  const { t } = useTranslation('repay');
  const [inFull, setInFull] = useState(false);
  const groups = useMemo(() => owedGroups(detail.lines), [detail.lines]);
  const isFolded = groups.some(({ lines }) => lines.length > 1);
  const nobodyPaid = !groups.some(({ kind }) => kind === 'payment');
  return (
    <Card>
      <Ledger>
        {inFull
          ? detail.lines.map((line, index) => (
              // Lines of a day can be alike; a line keeps its place.
              // oxlint-disable-next-line react/no-array-index-key
              <DatedLine key={index} line={line} />
            ))
          : groups.map((group, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <GroupLine key={index} group={group} />
            ))}
        {!inFull && nobodyPaid && <LedgerLine label={t('line.paid')} cents={0} />}
        <LedgerTotal label={t('line.left')} cents={detail.owedCents} />
      </Ledger>
      {isFolded && (
        <div className="-mx-3 -mb-2 pt-2">
          <Button variant="text" aria-expanded={inFull} onClick={() => setInFull(!inFull)}>
            {inFull ? t('line.short') : t('line.full', { count: detail.lines.length })}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** The words of a summed line: "Paid 21 Nov, TKL4X7Q2M0". */
export function useGroupWords(): (group: OwedGroup) => string {
  const { t } = useTranslation('repay');
  const format = useFormat();
  return ({ kind, lines: [first, ...more] }) => {
    if (kind === 'principal') return t('line.borrowed', { day: format.shortDay(first!.day) });
    if (kind !== 'payment') return t(`line.${kind}`);
    if (more.length > 0) return t('line.paidTimes', { count: more.length + 1 });
    const { day, receipt } = first!;
    return receipt === null
      ? t('dated.carriedOver', { day: format.shortDay(day) })
      : t('line.paidOn', { day: format.shortDay(day), receipt });
  };
}

function GroupLine({ group }: { group: OwedGroup }) {
  const words = useGroupWords();
  const { kind, cents } = group;
  return <LedgerLine label={words(group)} cents={cents} sign={kind === 'principal' ? 'auto' : 'always'} />;
}

/** One ledger line with its day. A charge with a receipt was recomputed after a late payment report. */
function DatedLine({ line: { day, kind, cents, receipt } }: { line: Line }) {
  const { t } = useTranslation('repay');
  const format = useFormat();
  const isCorrected = (kind === 'interest' || kind === 'penalty') && receipt !== null;
  const values = { day: format.shortDay(day), receipt: receipt ?? '' };
  const label = isCorrected
    ? t(`dated.corrected.${kind}`, values)
    : t(kind === 'payment' && receipt === null ? 'dated.carriedOver' : `dated.${kind}`, values);
  return <LedgerLine label={label} cents={cents} sign={kind === 'principal' ? 'auto' : 'always'} />;
}
