import '@kopa/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './host.css';
import { HostSimulator } from './host-simulator.tsx';
import { logInNatively } from './native-login.ts';

document.body.style.margin = '0';
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <HostSimulator phoneAt={(transport) => `/sandbox-phone?host=${transport}`} logIn={logInNatively} />
  </StrictMode>,
);
