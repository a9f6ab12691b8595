import { loadAnew } from './shared/screen/load-anew.ts';

/*
 * A script of the page itself, before any other file: says in the static shell what is waited for, and
 * offers to load the page anew when a file has failed or is late. The first screen replaces the shell.
 */

type Words = readonly [waiting: string, failed: string, again: string];

/** By language, from `locales`: app/build/shell.ts. */
declare const words: { en: Words } & Partial<Record<string, Words>>;
const inLanguage = words;

// Announces its text.
const said = document.createElement('output');
const again = document.createElement('button');
let text: 0 | 1 = 0;
let wayOn: Node[] = [];

again.addEventListener('click', () => {
  again.disabled = true;
  void loadAnew();
});

/** Whether the shell has gone: a screen is there. */
const isShown = () => document.querySelector('#root>:not(.shell)');

function say(): void {
  const own = inLanguage[chosen()] ?? inLanguage[navigator.language.slice(0, 2)] ?? inLanguage.en;
  said.textContent = own[text];
  again.textContent = own[2];
  // A page that was cut may have no shell.
  if (!isShown()) (document.querySelector('.shell-main') ?? document.body).append(said, ...wayOn);
}

/** The first formatters cost a slow phone 200 ms: made while the files are on their way. */
function warmUp(): void {
  new Intl.DateTimeFormat('en', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format();
  new Intl.NumberFormat('en').format(1);
}

function chosen(): string {
  try {
    return (JSON.parse(localStorage['settings'] as string) as { language: string }).language;
  } catch {
    return '';
  }
}

setTimeout(() => {
  say();
  if (!isShown()) warmUp();
}, 1000);
setTimeout(() => {
  wayOn = [again];
  say();
}, 10_000);
addEventListener(
  'error',
  ({ target }) => {
    text = 1;
    wayOn = [again];
    // No screen is shown without its stylesheet.
    if ((target as HTMLLinkElement).rel === 'stylesheet')
      document.getElementById('root')?.removeAttribute('id');
    say();
  },
  true,
);
