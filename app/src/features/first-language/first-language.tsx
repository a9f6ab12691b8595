import type { Language } from '@kopa/contract/wire/headers';
import { BrandMark } from '@kopa/ui/brand-mark';
import { ChevronRight } from '@kopa/ui/icons';
import { Screen } from '@kopa/ui/screen';
import en from '@kopa/locales/en/start.json';
import es from '@kopa/locales/es/start.json';
import sw from '@kopa/locales/sw/start.json';
import { Fragment, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { language as i18n } from '../../shared/language/language.ts';
import { useAppName } from '../../shared/session/app-name.ts';
import { policy } from '../../shared/session/policy.ts';
import { session } from '../../shared/session/session.ts';
import { changeSettings, isLanguageGuessed, settings } from '../../shared/session/settings.ts';

/** The texts of this page in all languages: the borrower's own is not known yet. */
const words: Readonly<Record<Language, typeof en>> = { en, es, sw };

/** The page for a new phone, if the lender asks and the native app has not said; null otherwise. */
export function firstPage(): typeof FirstLanguage | null {
  const isNew = isLanguageGuessed() && session() === null;
  return isNew && policy().languagesAtStart.length > 1 ? FirstLanguage : null;
}

/**
 * The first page on a new phone: the borrower chooses the language, once, before every address. The language
 * of the phone is the first row. `children`: the app, which follows the choice.
 */
export function FirstLanguage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const appName = useAppName();
  const [chosen, setChosen] = useState<Language>();
  const [isReady, setIsReady] = useState(false);
  const [offered] = useState(() => {
    const ofPhone = settings().language;
    const inOrder = policy().languagesAtStart;
    return [...inOrder.filter((code) => code === ofPhone), ...inOrder.filter((code) => code !== ofPhone)];
  });
  if (isReady) return children;
  const choose = (code: Language) => {
    setChosen(code);
    changeSettings({ language: code });
    // The texts of the address first: the app would appear in the language of the phone.
    void i18n.changeLanguage(code).finally(() => setIsReady(true));
  };
  const each = (text: 'hello' | 'title') =>
    offered.map((code, index) => (
      <Fragment key={code}>
        {index > 0 && ' · '}
        <span lang={code}>{words[code][text]}</span>
      </Fragment>
    ));
  return (
    <Screen lead="none">
      <div className="flex flex-1 flex-col items-center justify-center gap-2 py-6 text-center">
        <div className="[&>*]:size-16">
          <BrandMark size="large" />
        </div>
        <h1 className="pt-2 text-heading text-ink">{appName}</h1>
        <p className="text-body text-muted">{each('hello')}</p>
      </div>
      <section className="-mx-4 -mb-4 rounded-t-large bg-surface pb-[env(safe-area-inset-bottom)] shadow-sheet">
        <h2 className="border-b border-decor px-4 py-4 text-center text-title text-ink">{each('title')}</h2>
        {offered.map((code, index) => (
          <button
            key={code}
            type="button"
            lang={code}
            aria-busy={chosen === code}
            className={`flex min-h-[4.5rem] w-full items-center ps-4 text-start -outline-offset-2 ${chosen === code ? 'bg-primary-soft' : ''}`}
            onClick={() => choose(code)}
          >
            <span
              className={`flex min-h-[4.5rem] flex-1 items-center gap-3 py-3 pe-4 ${index > 0 ? 'border-t border-decor' : ''}`}
            >
              <span className="flex-1">
                <span className="block text-title text-ink">{t(`language.${code}`)}</span>
                <span className="block text-caption text-muted">{words[code].continue}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 text-subtle" />
            </span>
          </button>
        ))}
      </section>
    </Screen>
  );
}
