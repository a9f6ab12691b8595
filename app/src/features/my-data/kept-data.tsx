import { Card } from '@kopa/ui/card';
import { ChevronDown } from '@kopa/ui/icons';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MyData } from './my-data.ts';

type Category = MyData['categories'][number];

/** The stored data by purpose: each category expands to its purpose, its retention, and its values if few. */
export function KeptData({ categories }: Pick<MyData, 'categories'>) {
  const { t } = useTranslation('account');
  const absent = categories.filter(({ count }) => count === 0).map(({ name }) => name);
  return (
    <div className="flex flex-col gap-2">
      <Card flush heading={t('myData.kept')}>
        {categories
          .filter(({ count }) => count > 0)
          .map((category) => (
            <Kept key={category.category} {...category} />
          ))}
      </Card>
      {absent.length > 0 && (
        <p className="px-4 text-caption text-muted">{t('myData.nothing', { names: absent.join(', ') })}</p>
      )}
    </div>
  );
}

function Kept({ name, purpose, kept, count, lines }: Category) {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  const id = useId();
  const facts = [
    { label: t('myData.purpose'), value: purpose },
    { label: t('myData.until'), value: kept },
    ...(lines.length === 0 ? [{ label: t('myData.entries'), value: String(count) }] : lines),
  ];
  return (
    <div className="border-t border-decor first:border-t-0">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className="flex min-h-row w-full items-center gap-3 py-3 ps-4 pe-2 text-start -outline-offset-3 active:bg-sunken"
          onClick={() => setOpen(!open)}
        >
          <span className="min-w-0 flex-1 text-body font-medium text-ink">{name}</span>
          <span className="flex w-10 shrink-0 justify-center text-subtle">
            <ChevronDown aria-hidden className={open ? 'size-5 [transform:scaleY(-1)]' : 'size-5'} />
          </span>
        </button>
      </h3>
      <dl id={id} hidden={!open} className="px-4 pb-4">
        {facts.map(({ label, value }, index) => (
          // Labels of several contacts or proofs repeat.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className="pb-2">
            <dt className="text-caption text-muted">{label}</dt>
            <dd className="text-body text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
