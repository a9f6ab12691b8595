import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../lender/lender.ts';

/** Names the tab: the page and the lender. A title holds no name of a borrower. */
export function useTitle(title: string): void {
  const { t } = useTranslation('desk');
  const desk = t('nav.desk');
  useEffect(() => {
    document.title = `${title} · ${brand().name} ${desk}`;
  }, [title, desk]);
}

/** The head of a page: title, caption, and acts at the end. */
export function PageHead({
  title,
  caption,
  children,
}: {
  title: string;
  caption?: ReactNode;
  children?: ReactNode;
}) {
  useTitle(title);
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2 px-6 py-4 max-[44.99rem]:px-4">
      <div className="min-w-0 flex-[1_1_16rem]">
        <h1 className="text-heading text-ink">{title}</h1>
        {caption ? <p className="text-caption text-muted">{caption}</p> : null}
      </div>
      {children}
    </div>
  );
}
