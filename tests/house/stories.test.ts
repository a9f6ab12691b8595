import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { textOf, writtenFiles } from './source-files.ts';

/** Component folders, as "actions/button": those with a component in them. */
const components = [
  ...new Set(
    writtenFiles('ui/src/*/*/*.tsx')
      .filter((file) => !file.endsWith('.test.tsx'))
      .map((file) => path.dirname(file).replace(/^ui\/src\//, '')),
  ),
];
/** Nothing of their own to see. */
const unseen = ['foundations/strings'];
const seen = components.filter((component) => !unseen.includes(component));
const stories = new Set(writtenFiles('stories/ui/**/*.stories.tsx'));

describe('the stories of each component', () => {
  it('the components are found', () => {
    expect(seen.length).toBeGreaterThan(60);
  });

  it.each(['', '.features', '.examples'])('every component has stories: component%s.stories.tsx', (kind) => {
    const missing = seen.filter((component) => !stories.has(`stories/ui/${component}${kind}.stories.tsx`));
    expect(missing).toEqual([]);
  });

  it('the titles follow the folders', () => {
    const astray = [...stories].filter((file) => {
      const [, place, kind] = /^stories\/(.*?)(?:\.(features|examples))?\.stories\.tsx$/.exec(file) ?? [];
      const title = /title: '([^']+)'/.exec(textOf(file))?.[1];
      return title !== (kind ? `${place}/${kind}` : place);
    });
    expect(astray).toEqual([]);
  });

  it("the guide of every component states its keys, dos and don'ts", () => {
    const silent = seen.filter((component) => {
      const file = `stories/ui/${component}.stories.tsx`;
      return stories.has(file) && !/parameters: (\{\s*\.\.\.)?guide\(/.test(textOf(file));
    });
    expect(silent).toEqual([]);
  });

  it('the default story of every component with keys is played with keys', () => {
    const unplayed = seen.filter((component) => {
      const text = textOf(`stories/ui/${component}.stories.tsx`);
      return /keys: \[/.test(text) && !/userEvent\s*\.\s*(tab|keyboard)\(|user\.(tab|keyboard)\(/.test(text);
    });
    expect(unplayed).toEqual([]);
  });
});
