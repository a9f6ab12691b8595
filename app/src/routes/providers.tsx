import { Announcer } from '@kopa/ui/announce';
import { StringsProvider, type UiStrings } from '@kopa/ui/strings';
import { ThemeProvider } from '@kopa/ui/theme';
import { ToastProvider } from '@kopa/ui/toast';
import type { Language } from '@kopa/contract/wire/headers';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Addresses } from '../shared/address/addresses.tsx';
import { LaterSender } from '../shared/outbox/later-sender.tsx';
import { language as i18n, localeTags } from '../shared/language/language.ts';
import { loadUiStrings, uiStringsHere } from '../shared/language/ui-strings.ts';
import { queryClient } from '../shared/lender/queries.ts';
import { brand, market } from '../shared/session/policy.ts';
import { useSettings } from '../shared/session/settings.ts';

/** The brand of the page, for an app that could not learn its lender. */
const pageBrand = document.documentElement.dataset['brand'] ?? 'easycash';

/** The providers around all screens: address, language, theme, announcements, toasts, and cached answers. */
export function Providers({ children }: { children: ReactNode }) {
  const { language } = useSettings();
  const strings = useUiStrings(language);
  useEffect(() => {
    void i18n.changeLanguage(language);
    document.documentElement.lang = language;
  }, [language]);
  return (
    <ThemeProvider brand={brand()?.id ?? pageBrand} mode="system">
      <I18nextProvider i18n={i18n}>
        <StringsProvider strings={strings} locale={localeTags[language]} market={market()}>
          <Announcer />
          <ToastProvider>
            <QueryClientProvider client={queryClient}>
              <Addresses>
                <LaterSender />
                {children}
              </Addresses>
            </QueryClientProvider>
          </ToastProvider>
        </StringsProvider>
      </I18nextProvider>
    </ThemeProvider>
  );
}

/** The components' texts: the first language's at once, others after loading. */
function useUiStrings(language: Language): UiStrings | undefined {
  const [strings, setStrings] = useState(() => uiStringsHere(language));
  useEffect(() => {
    let current = true;
    void loadUiStrings(language).then((words) => {
      if (current) setStrings(words);
    });
    return () => {
      current = false;
    };
  }, [language]);
  return strings;
}
