import { describe, expect, it } from 'vitest';
import { textOf, writtenFiles } from './source-files.ts';

/** The screens of the app, as 'personal-information/personal', from the routes. */
const screens = [
  ...new Set(
    [
      ...textOf('app/src/routes/screens.tsx').matchAll(/import\('\.\.\/features\/([\w/-]+)-screen\.tsx'\)/g),
    ].map(([, screen]) => screen as string),
  ),
];
const sourceOf = (screen: string) => textOf(`app/src/features/${screen}-screen.tsx`);
const nameOf = (screen: string) => screen.split('/')[1] as string;
const files = new Set(writtenFiles('stories/app/**/*.stories.tsx'));
const storiesOf = (screen: string) => {
  const file = `stories/app/${nameOf(screen)}.stories.tsx`;
  return files.has(file) ? textOf(file) : '';
};

/**
 * The states that a screen's source implies: a form can be empty, filled and invalid; loaded data can be
 * pending, missing and old.
 */
function statesOf(screen: string): string[] {
  const source = sourceOf(screen);
  const fetches = /useQuery|useLatestOrder|SectionScreen|ApplicationPart/.test(source);
  return [
    ...(/SectionScreen|ApplicationPart/.test(source) ? ['Empty', 'Filled', 'Invalid', 'Sending'] : []),
    // On home, `Failed` is one of the eight statuses.
    ...(fetches ? ['Loading', nameOf(screen) === 'home' ? 'NotLoaded' : 'Failed', 'Offline'] : []),
  ];
}

describe('the stories of each screen', () => {
  it('the screens are found', () => {
    expect(screens.length).toBeGreaterThan(15);
  });

  it.each(['', '.examples'])('every screen has stories: screen%s.stories.tsx', (kind) => {
    const missing = screens.filter(
      (screen) => !files.has(`stories/app/${nameOf(screen)}${kind}.stories.tsx`),
    );
    expect(missing).toEqual([]);
  });

  it('the titles follow the folders, and a story shows the screen in its name', () => {
    const astray = screens.flatMap((screen) =>
      ['', '.examples'].flatMap((kind) => {
        const file = `stories/app/${nameOf(screen)}${kind}.stories.tsx`;
        const text = files.has(file) ? textOf(file) : '';
        const title = `title: 'app/${nameOf(screen)}${kind.replace('.', '/')}'`;
        return text.includes(title) && text.includes(`features/${screen}-screen.tsx'`) ? [] : [file];
      }),
    );
    expect(astray).toEqual([]);
  });

  it('every state of a screen has a story', () => {
    const missing = screens.flatMap((screen) =>
      statesOf(screen)
        .filter((state) => !storiesOf(screen).includes(`export const ${state}: Story`))
        .map((state) => `${screen}: ${state}`),
    );
    expect(missing).toEqual([]);
  });

  it('home has a story in each of its eight statuses', () => {
    const shown = ['canLoan', 'lending', 'assessing', 'rejected', 'success', 'failed', 'repaying', 'overdue'];
    const home = textOf('stories/app/home.stories.tsx');
    expect(shown.filter((status) => !home.includes(`home('${status}'`))).toEqual([]);
  });

  it('every screen has a story that is played with keys alone', () => {
    const unplayed = screens.filter(
      (screen) => !/export const WithKeys[\s\S]*?tabTo\([\s\S]*?\n};/.test(storiesOf(screen)),
    );
    expect(unplayed).toEqual([]);
  });

  it('the app contains no story code', () => {
    const inApp = writtenFiles('app/src/**/*.{ts,tsx}').filter((file) =>
      /from '[^']*stories\//.test(textOf(file)),
    );
    expect(inApp).toEqual([]);
  });
});
