import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { Providers } from './routes/providers.tsx';
import { AppRoutes } from './routes/routes.tsx';
import { startLanguage } from './shared/language/language.ts';

const root = createRoot(document.getElementById('root')!);

// The static shell stays until the first words are there.
void startLanguage().then(() =>
  root.render(
    <StrictMode>
      <Providers>
        <AppRoutes />
      </Providers>
    </StrictMode>,
  ),
);
