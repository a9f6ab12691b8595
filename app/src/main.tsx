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
 * Whether the lender's rules are known. A native app may name the package under which the lender is asked.
 */
const learned = waitForHost()
  .then(() => import('./shared/lender/learn-lender.ts'))
  .then(({ learnLender }) => learnLender())
  .then(
    () => true,
    () => false,
  );

// The static shell stays until the first screen, its words and the lender's rules are there.
void Promise.all([
  learned,
  startLanguage(),
  loadUiStrings(settings().language),
  loadScreen(currentPath()),
]).then(([isLearned]) => {
  root.render(
    <StrictMode>
      <Providers>{isLearned ? <AppRoutes /> : <Failed />}</Providers>
    </StrictMode>,
  );
  // After everything that the borrower waits for; counts back to the start.
  void import('./shared/session/count-data.ts').then(({ countData }) => countData()).catch(() => undefined);
});
