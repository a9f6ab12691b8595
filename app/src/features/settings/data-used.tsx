import { Card } from '@kopa/ui/card';
import { ListRow } from '@kopa/ui/list-row';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localeTags } from '../../shared/language/language.ts';
import { countsData, dataUsed } from '../../shared/session/data-used.ts';
import { useSettings } from '../../shared/session/settings.ts';

/**
 * The data used by month, counted on this phone; below a megabyte in kB, above in MB. Nothing where the
 * browser cannot count.
 */
export function DataUsed() {
  const { t } = useTranslation('account');
  const { language } = useSettings();
  const [months] = useState(dataUsed);
  const tag = localeTags[language];
  const named = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const size = (bytes: number) => {
    const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
    return `${new Intl.NumberFormat(tag, { maximumFractionDigits: unit === 'kB' ? 0 : 1 }).format(value)} ${unit}`;
  };
  if (!countsData()) return null;
  return (
    <div className="flex flex-col gap-2">
      <Card flush heading={t('dataUsed.heading')}>
        {months.length === 0 ? (
          <ListRow label={t('dataUsed.none')} />
        ) : (
          months.map(({ month, bytes }) => (
            <ListRow
              key={month}
              label={named.format(new Date(`${month}-01T00:00:00Z`))}
              end={<span className="tabular-nums">{size(bytes)}</span>}
            />
          ))
        )}
      </Card>
      <p className="px-4 text-caption text-muted">{t('dataUsed.how')}</p>
    </div>
  );
}
