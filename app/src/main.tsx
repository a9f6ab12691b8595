import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { Providers } from './routes/providers.tsx';
import { AppRoutes } from './routes/routes.tsx';
import { Failed } from './routes/screen-failure.tsx';
import { loadScreen } from './routes/screens.tsx';
import { currentPath } from './shared/address/navigation.ts';
import { waitForHost } from './shared/bridge/wait-for-host.ts';
import { startLanguage } from './shared/language/language.ts';
import { loadUiStrings } from './shared/language/ui-strings.ts';
import { takeLenderInPage } from './shared/session/lender-in-page.ts';
import { session } from './shared/session/session.ts';
import { settings } from './shared/session/settings.ts';

const root = createRoot(document.getElementById('root')!);

const later = () => import('./routes/start.ts');
// A borrower's first screen asks the lender; a visitor's is in the page.
if (session()) void later().catch(() => undefined);

/**
 * The lender's rules, and the page that asks a new phone for the language, if any; undefined without rules. A
 * native app may name the package under which the lender is asked.
 */
const started = waitForHost()
  .then(() => (takeLenderInPage() ? undefined : later().then(({ learnLender }) => learnLender())))
  .then(() => import('./features/first-language/first-language.tsx'))
  .then(({ firstPage }) => firstPage())
  .catch(() => undefined);

// The static shell stays until the first screen, its words and the lender's rules are there.
void Promise.all([
  started,
  startLanguage(),
  loadUiStrings(settings().language),
  loadScreen(currentPath()),
]).then(([Question]) => {
  const app = Question === undefined ? <Failed /> : <AppRoutes />;
  root.render(
    <StrictMode>
      <Providers>{Question ? <Question>{app}</Question> : app}</Providers>
    </StrictMode>,
  );
  void later()
    .then(({ goOn }) => goOn())
    .catch(() => undefined);
});
