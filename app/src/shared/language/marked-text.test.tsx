import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkedText } from './marked-text.tsx';

const draw = (text: string) =>
  renderToStaticMarkup(<MarkedText text={text} marks={{ strong: <strong />, terms: <em /> }} />);

it.each([
  ['Plain.', 'Plain.'],
  ['Read the <terms>terms</terms>.', 'Read the <em>terms</em>.'],
  [
    '<strong>KSh 500</strong> by <strong>Monday</strong>',
    '<strong>KSh 500</strong> by <strong>Monday</strong>',
  ],
  ['An <unknown>unknown mark</unknown> keeps its words', 'An unknown mark keeps its words'],
  ['1 < 2 and 3 > 2, <strong>not closed', '1 &lt; 2 and 3 &gt; 2, &lt;strong&gt;not closed'],
])('%s', (text, drawn) => expect(draw(text)).toBe(drawn));
