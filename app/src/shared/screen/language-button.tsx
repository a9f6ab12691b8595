import { Globe } from '@kopa/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../session/settings.ts';

const LanguageSheet = lazy(() => import('./language-sheet.tsx'));

/** In a header: the language by its own name, and the sheet to change it (S1-33). */
export function LanguageButton() {
  const { t } = useTranslation('shell');
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const { language } = useSettings();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('language.open', { name: t(`language.${language}`) })}
        className="flex min-h-12 items-center gap-2 rounded-medium px-2 text-label text-ink"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        <Globe aria-hidden className="size-5" />
        {t(`language.${language}`)}
      </button>
      {asked && (
        <Suspense>
          <LanguageSheet open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
