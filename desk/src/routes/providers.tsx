import { Announcer } from '@kopa/ui/announce';
import { StringsProvider, type UiStrings } from '@kopa/ui/strings';
import { ThemeProvider } from '@kopa/ui/theme';
import { ToastProvider } from '@kopa/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { language as i18n, localeTags, uiStringsOf } from '../shared/language/language.ts';
import { brand, market } from '../shared/lender/lender.ts';
import { queryClient } from '../shared/lender/queries.ts';
import { useSettings } from '../shared/session/settings.ts';

/** The providers around all pages: address, language, theme, announcements, toasts, cached answers. */
export function Providers({ children }: { children: ReactNode }) {
  const { language, mode } = useSettings();
  const [strings, setStrings] = useState<UiStrings>();
  useEffect(() => {
    let current = true;
    void i18n.changeLanguage(language);
    document.documentElement.lang = language;
    void uiStringsOf(language)
      .catch(() => undefined)
      .then((words) => {
        if (current) setStrings(words);
      });
    return () => {
      current = false;
    };
  }, [language]);
  return (
    <ThemeProvider brand={brand().id} mode={mode}>
      <I18nextProvider i18n={i18n}>
        <StringsProvider strings={strings} locale={localeTags[language]} market={market()}>
          <Announcer />
          <ToastProvider>
            <QueryClientProvider client={queryClient}>
              <BrowserRouter basename="/desk">{children}</BrowserRouter>
            </QueryClientProvider>
          </ToastProvider>
        </StringsProvider>
      </I18nextProvider>
    </ThemeProvider>
  );
}
