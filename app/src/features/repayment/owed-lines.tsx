import type { RepayDetail } from '@kopa/contract/entities';
import { Card } from '@kopa/ui/card';
import { Ledger, LedgerLine, LedgerTotal } from '@kopa/ui/ledger';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';

/** The ledger's lines by kind: what was borrowed, charged and paid, and what is left. */
export function OwedLines({ detail }: { detail: RepayDetail }) {
  const { t } = useTranslation('repay');
  const format = useFormat();
  const sum = (kind: RepayDetail['lines'][number]['kind']) =>
    detail.lines.filter((line) => line.kind === kind).reduce((total, line) => total + line.cents, 0);
  const penalty = sum('penalty');
  const paid = detail.lines.filter(({ kind }) => kind === 'payment');
  return (
    <Card>
      <Ledger>
        <LedgerLine
          label={t('line.borrowed', { day: format.shortDay(detail.disbursedOn) })}
          cents={sum('principal')}
        />
        <LedgerLine label={t('line.interest')} cents={sum('interest')} sign="always" />
        {penalty > 0 && <LedgerLine label={t('line.penalty')} cents={penalty} sign="always" />}
        {paid.length === 0 ? (
          <LedgerLine label={t('line.paid')} cents={0} />
        ) : (
          paid.map((line) => (
            <LedgerLine
              key={line.receipt ?? `${line.day}${line.cents}`}
              label={t('line.paidOn', { day: format.shortDay(line.day), receipt: line.receipt ?? '' })}
              cents={line.cents}
              sign="always"
            />
          ))
        )}
        <LedgerTotal label={t('line.left')} cents={detail.owedCents} />
      </Ledger>
    </Card>
  );
}
