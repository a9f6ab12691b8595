import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { Providers } from './routes/providers.tsx';
import { AppRoutes } from './routes/routes.tsx';
import { loadScreen } from './routes/screens.tsx';
import { currentPath } from './shared/address/navigation.ts';
import { waitForHost } from './shared/bridge/wait-for-host.ts';
import { startLanguage } from './shared/language/language.ts';
import { loadUiStrings } from './shared/language/ui-strings.ts';
import { settings } from './shared/session/settings.ts';

const root = createRoot(document.getElementById('root')!);

// The static shell stays until the first screen and its words are there, and a native app has said who is logged in.
void Promise.all([
  startLanguage(),
  loadUiStrings(settings().language),
  loadScreen(currentPath()),
  waitForHost(),
]).then(() => {
  root.render(
    <StrictMode>
      <Providers>
        <AppRoutes />
      </Providers>
    </StrictMode>,
  );
  // Later than all that a borrower waits for; it counts back to the start.
  void import('./shared/session/count-data.ts').then(({ countData }) => countData()).catch(() => undefined);
});
