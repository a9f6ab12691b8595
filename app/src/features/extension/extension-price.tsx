import type { Extension, RepayDetail } from '@kopa/contract/entities';
import { daysBetween } from '@kopa/contract/calendar';
import { Amount } from '@kopa/ui/amount';
import { AmountSummary } from '@kopa/ui/amount-summary';
import { KeyFacts, type KeyFactsGroup } from '@kopa/ui/key-facts';
import { Note } from '@kopa/ui/note';
import { StatusChip } from '@kopa/ui/status-chip';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { extensionCosts } from './extension-costs.ts';
import { useWas } from '../../shared/screen/changed-terms.tsx';
import { MarkedText } from '../../shared/language/marked-text.tsx';

/**
 * The price of an extension: today's amount, beside a full payment today, and line by line (S1-25, S3-153).
 */
export function ExtensionPrice({
  extension,
  before,
  detail,
}: {
  extension: Extension;
  /** The price shown before a change: figures that differ are marked. */
  before: Extension | null;
  detail: RepayDetail;
}) {
  const { t } = useTranslation('extension');
  const format = useFormat();
  const { days, extensionAmount, repayAmount, dueDate, newDueDate, timesUsed, timesMost } = extension;
  const { interest, penalty, fee, GST } = extension;
  const costs = extensionCosts(extension, detail);
  const late = detail.order.overdueDays;
  const isAfterDue = detail.today > dueDate && detail.terms.interestAfterDue !== 'stop';
  const interestDay = format.shortDay(isAfterDue ? detail.today : dueDate);
  const was = useWas(extension, before);
  const wasSum = (name: 'interest' | 'penalty' | 'fee' | 'GST' | 'extensionAmount' | 'repayAmount') =>
    was((of) => format.sum(of[name]));
  const newDay = (of: Extension) => format.weekdayDay(of.newDueDate);
  const linesToday: KeyFactsGroup['lines'] = [
    { label: t('line.interest', { day: interestDay }), cents: interest, was: wasSum('interest') },
    ...(penalty > 0
      ? [{ label: t('line.penalty', { count: late }), cents: penalty, was: wasSum('penalty') }]
      : []),
    { label: t('line.fee'), cents: fee, was: wasSum('fee') },
    ...(GST > 0 ? [{ label: t('line.tax'), cents: GST, was: wasSum('GST') }] : []),
    ...(costs.roundingCents > 0 ? [{ label: t('line.rounding'), cents: costs.roundingCents }] : []),
  ];
  return (
    <>
      <div>
        <div className="flex flex-wrap items-start justify-between gap-2">
          <p className="text-caption text-muted">{t('payToday')}</p>
          {late > 0 ? (
            <StatusChip tone="danger">{t('daysLate', { count: late })}</StatusChip>
          ) : (
            <StatusChip tone="primary">
              {t('daysLeft', { count: daysBetween(detail.today, detail.dueOn) })}
            </StatusChip>
          )}
        </div>
        <Amount cents={extensionAmount} size="amount" />
        <p className="pt-1 text-body text-ink">
          <MarkedText
            text={t('extension:thenBy', { sum: format.money(repayAmount), day: format.fullDay(newDueDate) })}
            marks={{ strong: <strong className="font-semibold" /> }}
          />
        </p>
      </div>
      <Note tone="info">{t(late > 0 ? 'lateNote' : 'earlyNote')}</Note>
      <AmountSummary
        title={t('sideBySide')}
        get={{ label: t('payAll'), cents: detail.owedCents, caption: t('payAllCaption') }}
        payBack={{
          label: t('moreDays', { count: days }),
          cents: costs.inAllCents,
          caption: t('moreDaysCaption', {
            now: format.sum(extensionAmount),
            later: format.sum(repayAmount),
            day: format.shortDay(newDueDate),
          }),
        }}
        cost={{ label: t('costsMore'), value: `+ ${format.money(costs.moreCents)}` }}
      />
      <KeyFacts
        heading={t('lines')}
        receive={{
          label: t('payToday'),
          cents: extensionAmount,
          was: wasSum('extensionAmount'),
          lines: linesToday,
        }}
        payBack={{
          label: t('oweOn', { day: format.day(newDueDate) }),
          cents: repayAmount,
          was: wasSum('repayAmount'),
          lines: [
            { label: t('line.principal'), cents: costs.principalCents },
            { label: t('line.interestLater', { count: days }), cents: costs.interestLaterCents },
          ],
        }}
        facts={[
          { label: t('fact.newDueDay'), value: newDay(extension), was: was(newDay) },
          { label: t('fact.times'), value: t('fact.timesValue', { used: timesUsed, most: timesMost }) },
          { label: t('fact.ever'), value: format.money(costs.everCents) },
          {
            label: t('fact.most'),
            value: costs.mostEverCents === null ? t('fact.noMost') : format.money(costs.mostEverCents),
          },
        ]}
      />
    </>
  );
}
