import { languages } from '@kopa/contract/wire/headers';
import { BrandMark } from '@kopa/ui/brand-mark';
import { SegmentedControl } from '@kopa/ui/segmented-control';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../shared/lender/lender.ts';
import { useTitle } from '../../shared/screen/page-head.tsx';
import { changeSettings, useSettings } from '../../shared/session/settings.ts';

/** The page around signing in: the lender's mark, the card, and the languages. */
export function Door({
  title,
  above,
  children,
  below,
}: {
  title: string;
  above?: ReactNode;
  children: ReactNode;
  below?: ReactNode;
}) {
  const { t } = useTranslation('desk');
  const { language } = useSettings();
  useTitle(title);
  return (
    <div className="flex-1 overflow-y-auto bg-page">
      <main className="mx-auto flex max-w-[27rem] flex-col gap-5 px-4 py-10">
        <p className="flex items-center gap-3 text-heading text-ink">
          <BrandMark />
          <span>
            {brand().name} <span className="font-normal text-muted">{t('nav.desk')}</span>
          </span>
        </p>
        {above}
        <section className="flex flex-col gap-4 rounded-medium border border-decor bg-surface p-6">
          <h1 className="text-title text-ink">{title}</h1>
          {children}
        </section>
        {below}
      </main>
      <footer className="flex flex-wrap items-center justify-center gap-4 px-4 pb-8 text-caption text-muted">
        <SegmentedControl
          label={t('me.language')}
          labelHidden
          options={languages.map((value) => ({
            value,
            label: <span lang={value}>{t(`language.${value}`)}</span>,
          }))}
          value={language}
          onChange={(chosen) => changeSettings({ language: chosen })}
        />
        <p>{t('door.staffOnly')}</p>
      </footer>
    </div>
  );
}

/** An alternative between two ways in. */
export function Or() {
  const { t } = useTranslation('desk');
  return (
    <p className="flex items-center gap-4 text-caption text-muted before:h-px before:flex-1 before:bg-decor after:h-px after:flex-1 after:bg-decor">
      {t('door.or')}
    </p>
  );
}
