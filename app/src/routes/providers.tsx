import { Announcer } from '@kopa/ui/announce';
import { StringsProvider, type UiStrings } from '@kopa/ui/strings';
import { en } from '@kopa/ui/strings/en';
import { ThemeProvider } from '@kopa/ui/theme';
import { ToastProvider } from '@kopa/ui/toast';
import type { Language } from '@kopa/contract/wire/headers';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Router } from 'wouter';
import { hashAddress } from '../shared/address/hash-address.ts';
import { I18nextProvider } from 'react-i18next';
import { language as i18n, localeTags } from '../shared/language/language.ts';
import { queryClient } from '../shared/lender/queries.ts';
import { useSettings } from '../shared/session/settings.ts';

/** Everything around the screens: address, language, look, announcements, toasts, and what the lender has answered. */
export function Providers({ children }: { children: ReactNode }) {
  const { language } = useSettings();
  const strings = useUiStrings(language);
  useEffect(() => {
    void i18n.changeLanguage(language);
    document.documentElement.lang = language;
  }, [language]);
  return (
    <ThemeProvider brand="easycash" mode="system">
      <I18nextProvider i18n={i18n}>
        <StringsProvider strings={strings} locale={localeTags[language]}>
          <Announcer />
          <ToastProvider>
            <QueryClientProvider client={queryClient}>
              <Router hook={hashAddress}>{children}</Router>
            </QueryClientProvider>
          </ToastProvider>
        </StringsProvider>
      </I18nextProvider>
    </ThemeProvider>
  );
}

/** The components' own words: English at once, the others when they have come. */
function useUiStrings(language: Language): UiStrings {
  const [strings, setStrings] = useState<UiStrings>(en);
  useEffect(() => {
    let current = true;
    void uiStrings[language]().then((words) => {
      if (current) setStrings(words);
    });
    return () => {
      current = false;
    };
  }, [language]);
  return strings;
}

const uiStrings: Record<Language, () => Promise<UiStrings>> = {
  en: () => Promise.resolve(en),
  es: async () => (await import('@kopa/ui/strings/es')).es,
  sw: async () => (await import('@kopa/ui/strings/sw')).sw,
};
