import type { Order } from '@kopa/contract/entities';
import { Amount } from '@kopa/ui/amount';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';

interface TodayOrLaterProps {
  order: Pick<Order, 'repayAmount' | 'dueAmount'>;
  dueDate: string;
}

/** A running loan's two sums, each with its own day: a full payment today and on the due date. */
export function TodayOrLater({ order: { repayAmount, dueAmount }, dueDate }: TodayOrLaterProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (
    // The frame clips the first column's rule, also when large text stacks the columns.
    <div className="overflow-hidden border-t-2 border-ink">
      <div className="-ms-px">
        <dl className="-ms-4 flex flex-wrap">
          <Side label={t('ifToday')} cents={repayAmount}>
            <span className="font-semibold text-success">
              {t('youSave', { sum: format.money(dueAmount - repayAmount) })}
            </span>
          </Side>
          <Side label={t('onDay', { day: format.weekdayDay(dueDate) })} cents={dueAmount} />
        </dl>
      </div>
    </div>
  );
}

function Side({ label, cents, children }: { label: string; cents: number; children?: ReactNode }) {
  return (
    <div className="min-w-min flex-1 basis-[7.5rem] border-s border-control pt-2.5 ps-4 pe-2">
      <dt className="text-caption text-muted">{label}</dt>
      <dd>
        <Amount cents={cents} size="heading" />
        {children && <span className="mt-1 block text-caption">{children}</span>}
      </dd>
    </div>
  );
}
