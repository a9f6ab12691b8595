import type { Product } from '@kopa/contract/entities';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/format.ts';
import { market } from '../lender/lender.ts';
import { typedOf, type TypedName } from './typed-product.ts';

const plain: readonly TypedName[] = ['days', 'extendDays', 'extendTimes'];
const shillings: readonly TypedName[] = ['minimum', 'maximum', 'step'];

/** The values of a product that a change gives, beside what they are now. Renders a `<table>`. */
export function ChangeTable({ now, after, from }: { now: Product; after: Product; from: string }) {
  const { t } = useTranslation('desk');
  const { day } = useFormat();
  const text = useValueText();
  const { currency } = market();
  const [was, will] = [typedOf(now, currency), typedOf(after, currency)];
  const changed = (Object.keys(was) as TypedName[]).filter((name) => was[name] !== will[name]);
  return (
    <table className="w-full text-start text-body text-ink tabular-nums">
      <caption className="sr-only">{t('catalogue.changes')}</caption>
      <thead>
        <tr className="border-b border-control text-caption text-muted">
          <th scope="col" className="py-1 text-start font-text">
            {t('catalogue.what')}
          </th>
          <th scope="col" className="py-1 ps-4 text-end font-text">
            {t('catalogue.now')}
          </th>
          <th scope="col" className="py-1 ps-4 text-end font-text">
            {t('catalogue.from', { day: day(from) })}
          </th>
        </tr>
      </thead>
      <tbody>
        {changed.map((name) => (
          <tr key={name} className="border-b border-decor">
            <th scope="row" className="py-2 text-start font-text">
              {t(`catalogue.value.${name}`)}
            </th>
            <td className="py-2 ps-4 text-end text-muted">{text(name, was[name], now)}</td>
            <td className="py-2 ps-4 text-end font-semibold">{text(name, will[name], after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A value with its unit: "30.00 % a year". */
export function useValueText() {
  const { t } = useTranslation('desk');
  const { count } = useFormat();
  return (name: TypedName, typed: string, { terms }: Product): string => {
    if (plain.includes(name)) return typed;
    if (shillings.includes(name)) return count(Number(typed));
    if (name === 'interest') return t(`catalogue.interest.${terms.interest.basis}`, { rate: typed });
    if (name === 'fee') return t(`catalogue.fee.${terms.fee.basis}`, { rate: typed });
    if (name === 'extendFee') return t('catalogue.ofOwed', { rate: typed });
    return t(name === 'late' ? 'catalogue.aDay' : 'catalogue.percent', { rate: typed });
  };
}
