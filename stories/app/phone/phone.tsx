import { reminderList } from '@kopa/contract/calls/reminders';
import { StringsProvider } from '@kopa/ui/strings';
import { en } from '@kopa/ui/strings/en';
import { es } from '@kopa/ui/strings/es';
import { sw } from '@kopa/ui/strings/sw';
import { ToastProvider } from '@kopa/ui/toast';
import { mobileMoneyNames } from '@kopa/contract/payout/mobile-money';
import { editions, type Policy } from '@kopa/contract/policy';
import type { Language } from '@kopa/contract/wire/headers';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, type ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Addresses } from '../../../app/src/shared/address/addresses.tsx';
import { currentPath } from '../../../app/src/shared/address/navigation.ts';
import { language as words, localeTags } from '../../../app/src/shared/language/language.ts';
import { queryClient } from '../../../app/src/shared/lender/queries.ts';
import { policy, takeLender } from '../../../app/src/shared/session/policy.ts';
import { brandOf } from './brands.ts';
import { breakSilence, openLender } from '../lender/in-page.ts';
import { answer, type Rule } from '../lender/rules.ts';
import { wanjiru } from '../lender/borrower.ts';
import { stopClock } from './clock.ts';
import './long-words.ts';
import { forgetPhone, signIn } from './memory.ts';
import { speak } from './speak.ts';

const strings = { en, es, sw };

/**
 * The phone of a story when its screen opens. By default the borrower is logged in and the connection works.
 */
interface PhoneOptions {
  /** How the lender takes each call; a function for a lender that remembers, made anew for each opening. */
  lender?: readonly Rule[] | (() => readonly Rule[]);
  /** Behind the screen's path, as in '?orderNo=KE1'. */
  query?: string;
  /** A visitor without a login. */
  visitor?: boolean;
  /** Whose rows and rules show, as in 'mx'. Left out: Kenya's. */
  edition?: string;
  /** Preparation of the phone before the screen opens: a draft, a native app. Returns the undo function. */
  before?: () => (() => void) | void;
}

interface Globals {
  locale: Language;
  brand: string;
}

/** Storybook's argument of loaders, decorators and `beforeEach`. */
interface Context {
  loaded: Record<string, unknown>;
  globals: Record<string, unknown>;
}

/**
 * For a screen's stories file: puts the screen at its address on a phone, with the app's own words,
 * addresses, toasts and cache. Brand, mode and language are the toolbar's. `path` is the screen's, as in
 * '/auth/loan_question'.
 */
export const screenAt = (path: string) => ({
  parameters: { docs: { story: { height: '740px' } } },
  loaders: [({ globals }: Context) => speak((globals as unknown as Globals).locale).then(() => ({ path }))],
  decorators: [
    (Story: ComponentType, { globals }: Context) => {
      const { locale, brand } = globals as unknown as Globals;
      // Here, too: the toolbar changes the brand of a story that runs.
      lendAs(brand, policy());
      return (
        <Phone path={path} language={locale}>
          <Story />
        </Phone>
      );
    },
  ],
});

/** Until a story says otherwise: the row of the reminders stands on several screens. */
const noReminders = answer(reminderList, { reminders: [], chosenAt: null });

/** For one story: its phone, new and with nothing of the story before. */
export const phone = (options: PhoneOptions = {}) => ({
  beforeEach: async ({ loaded, globals }: Context) => {
    const startClock = stopClock();
    await forgetPhone();
    const { lender = [] } = options;
    openLender([noReminders, ...(typeof lender === 'function' ? lender() : lender)]);
    if (!options.visitor) signIn(wanjiru);
    onlineManager.setOnline(true);
    lendAs((globals as unknown as Globals).brand, editions[options.edition ?? 'ke']!);
    window.history.replaceState({}, '', `#${String(loaded['path'])}${options.query ?? ''}`);
    const undo = options.before?.();
    return () => {
      undo?.();
      // Without its cache nothing is asked again.
      queryClient.clear();
      breakSilence();
      startClock();
    };
  },
});

/** The lender's brand is the one that the screens wear. */
function lendAs(id: string, rules: Policy): void {
  takeLender({
    brand: brandOf(id),
    policy: rules,
    wallet: mobileMoneyNames.MPESA,
  });
}

function Phone({
  path,
  language,
  children,
}: {
  path: string;
  language: Language;
  children: React.ReactNode;
}) {
  return (
    <StringsProvider strings={strings[language]} locale={localeTags[language]} market={policy().market}>
      <I18nextProvider i18n={words}>
        <ToastProvider>
          <QueryClientProvider client={queryClient}>
            <Addresses>
              <Suspense>
                <Routes>
                  <Route path={path} element={children} />
                  <Route path="*" element={<Elsewhere />} />
                </Routes>
              </Suspense>
            </Addresses>
          </QueryClientProvider>
        </ToastProvider>
      </I18nextProvider>
    </StringsProvider>
  );
}

/** Shown by a story after its screen has been left. */
function Elsewhere() {
  const { pathname: path } = useLocation();
  return (
    <main className="p-4 text-body text-muted">
      <h1 className="text-title">The app goes on to {path}</h1>
    </main>
  );
}

/** Breaks the connection; loaded content stays. For the `play` of a story. */
export function goOffline(): void {
  onlineManager.setOnline(false);
}

/** Where the phone is now. */
export const address = (): string => currentPath();
