import { createRoot } from 'react-dom/client';
import { PersonalScreen } from './personal-screen.tsx';
import './screen.css';

createRoot(document.getElementById('root')!).render(<PersonalScreen />);
