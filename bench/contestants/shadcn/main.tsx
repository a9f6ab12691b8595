import { createRoot } from 'react-dom/client';
import { Toaster } from 'sonner';
import { PersonalScreen } from './personal-screen.tsx';

createRoot(document.getElementById('root')!).render(
  <>
    <PersonalScreen />
    <Toaster />
  </>,
);
