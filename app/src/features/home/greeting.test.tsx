import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import { language, loadWords } from '../../shared/language/language.ts';
import { Greeting } from './greeting.tsx';

beforeAll(() => loadWords(['home']));

const greet = (firstName: string | null, serverTime: number) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={language}>
      <Greeting home={{ firstName, serverTime }} />
    </I18nextProvider>,
  );

// Nairobi's clocks are three hours ahead of these.
it.each([
  ['2026-11-20T21:00Z', 'Good morning, Wanjirũ'],
  ['2026-11-21T08:59Z', 'Good morning, Wanjirũ'],
  ['2026-11-21T09:00Z', 'Good afternoon, Wanjirũ'],
  ['2026-11-21T14:00Z', 'Good evening, Wanjirũ'],
])('at %s home says "%s"', (at, words) => expect(greet('Wanjirũ', Date.parse(at))).toContain(words));

it('home greets nobody while the name is unknown', () => expect(greet(null, 0)).toBe(''));
