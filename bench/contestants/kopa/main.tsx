import { Announcer } from '@kopa/ui/announce';
import { StringsProvider } from '@kopa/ui/strings';
import { en } from '@kopa/ui/strings/en';
import { ThemeProvider } from '@kopa/ui/theme';
import { ToastProvider } from '@kopa/ui/toast';
import { createRoot } from 'react-dom/client';
import { PersonalScreen } from './personal-screen.tsx';

createRoot(document.getElementById('root')!).render(
  <ThemeProvider brand="easycash" mode="light">
    <StringsProvider strings={en} locale="en-KE">
      <Announcer />
      <ToastProvider>
        <PersonalScreen />
      </ToastProvider>
    </StringsProvider>
  </ThemeProvider>,
);
