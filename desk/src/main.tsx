import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './desk.css';
import { Desk } from './routes/desk.tsx';
import { Unreachable } from './routes/unreachable.tsx';
import { startLanguage } from './shared/language/language.ts';
import { learnLender } from './shared/lender/lender.ts';

const root = createRoot(document.getElementById('root')!);

void Promise.allSettled([learnLender(), startLanguage()]).then(([learnt]) => {
  root.render(<StrictMode>{learnt.status === 'fulfilled' ? <Desk /> : <Unreachable />}</StrictMode>);
});
