import { readFileSync } from 'node:fs';
import { inProject } from '../../scripts/paths.ts';

/** The variable parts of the scene. Colours are CSS colours. */
export interface Scene {
  button: string;
  text: string;
  border: string;
  /** A dot of 3 px, a line of 1 px, the tick of an icon: left out when false. */
  dot: boolean;
  line: boolean;
  tick: boolean;
  /** The small text. */
  words: string;
  /** More CSS, for what moves. */
  css: string;
}

const usual: Scene = {
  button: '#0b6b4f',
  text: '#4a5a52',
  border: '#d9dfda',
  dot: true,
  line: true,
  tick: true,
  words: 'Pay it in full by Friday, in nine days',
  css: '',
};

const inter = inProject('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
const font = readFileSync(inter).toString('base64');

const seenIf = (there: boolean): string => (there ? 'visible' : 'hidden');

/**
 * A small page with what pictures are made of: text of three sizes, borders, an icon, a dot, a button, a
 * photo's texture.
 */
export function sceneHtml(change: Partial<Scene> = {}): string {
  const { button, text, border, dot, line, tick, words, css } = { ...usual, ...change };
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>
@font-face { font-family: Inter; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
* { margin: 0; box-sizing: border-box }
body { font: 16px/24px Inter; background: #f6f7f5; color: #14201b; padding: 16px }
.card { background: #fff; border: 1px solid ${border}; border-radius: 12px; padding: 12px }
.small { font-size: 12px; color: ${text} }
.line { height: 1px; background: ${border}; margin: 12px 0; visibility: ${seenIf(line)} }
.dot { display: inline-block; width: 3px; height: 3px; background: #b42318; visibility: ${seenIf(dot)} }
.photo { width: 96px; height: 48px; background: repeating-radial-gradient(circle at 20px 20px, #d6b48a, #2e7d4f 7px, #d6b48a 14px) }
.button { background: ${button}; color: #fff; border-radius: 24px; padding: 12px; text-align: center; margin-top: 16px }
${css}</style>
<div class="card"><h1>Your loan <span class="dot"></span></h1><div class="line"></div><p class="small">${words}</p>
<svg width="24" height="24" fill="none" stroke="#14201b" stroke-width="2"><circle cx="12" cy="12" r="9"/>
<path d="M8 12l3 3 5-6" visibility="${seenIf(tick)}"/></svg><div class="photo"></div></div><div class="button">Continue</div>`;
}
