import type { LoanStatement, StatementEntry } from '@kopa/contract/entities';
import { Card } from '@kopa/ui/card';
import { Ledger, LedgerLine, LedgerTotal } from '@kopa/ui/ledger';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';

const kinds = {
  borrowed: ['disbursement'],
  charged: ['interest', 'penalty', 'correction', 'waiver', 'extensionFee', 'extensionTax'],
  paid: ['payment', 'carriedOver', 'takenBack'],
  returned: ['refund'],
} as const satisfies Record<string, readonly StatementEntry['kind'][]>;

/** The loan, its period, and its lines in four sums. */
export function StatementSums({ statement }: { statement: LoanStatement }) {
  const { t } = useTranslation('repay');
  const format = useFormat();
  const { orderNo, disbursedOn, today, lines } = statement;
  const sum = (of: readonly StatementEntry['kind'][]) =>
    lines.reduce((total, { kind, cents }) => (of.includes(kind) ? total + cents : total), 0);
  const left = lines.at(-1)?.balanceCents ?? 0;
  const returned = sum(kinds.returned);
  return (
    <>
      <div className="px-4">
        <p className="text-label font-semibold text-ink">{t('statement.of', { orderNo })}</p>
        <p className="text-caption text-muted">
          {t('statement.period', { from: format.day(disbursedOn), to: format.day(today) })}
        </p>
      </div>
      <Card>
        <Ledger>
          <LedgerLine label={t('statement.borrowed')} cents={sum(kinds.borrowed)} />
          <LedgerLine label={t('statement.charged')} cents={sum(kinds.charged)} sign="always" />
          <LedgerLine label={t('statement.paid')} cents={sum(kinds.paid)} sign="always" />
          {returned !== 0 && <LedgerLine label={t('statement.returned')} cents={returned} sign="always" />}
          <LedgerTotal label={t(left < 0 ? 'statement.favour' : 'statement.left')} cents={Math.abs(left)} />
        </Ledger>
      </Card>
    </>
  );
}
