import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { Providers } from './routes/providers.tsx';
import { AppRoutes, loadScreen } from './routes/routes.tsx';
import { currentPath } from './shared/address/hash-address.ts';
import { startLanguage } from './shared/language/language.ts';

const root = createRoot(document.getElementById('root')!);

// The static shell stays until the first screen and its words are there.
void Promise.all([startLanguage(), loadScreen(currentPath())]).then(() =>
  root.render(
    <StrictMode>
      <Providers>
        <AppRoutes />
      </Providers>
    </StrictMode>,
  ),
);
