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
import { settings } from './shared/session/settings.ts';

const root = createRoot(document.getElementById('root')!);

/**
 * The lender's rules, and the page that asks a new phone for the language, if any; undefined without rules. A
 * native app may name the package under which the lender is asked.
 */
const started = waitForHost()
  .then(() => import('./routes/start.ts'))
  .then(({ start }) => start())
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
  // After everything that the borrower waits for; counts back to the start.
  void import('./shared/session/count-data.ts').then(({ countData }) => countData()).catch(() => undefined);
});
