/**
 * `npm run chromatic`: sends the static Storybook to Chromatic, for designers who look at changes there. It
 * needs the project's token; without one it says so, and nothing has failed. Chromatic takes a picture of the
 * stories that have one here, each in its usual look. What gates a change are the pictures here
 * (test:visual).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inProject, root } from './paths.ts';
import { buildStorybook, ownStorybook } from './build-storybook.ts';
import { listStories, picturedPaths } from './stories.ts';

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log(`Storybook: ${await buildStorybook(ownStorybook)}`);
  const child = spawn(
    inProject('node_modules', '.bin', 'chromatic'),
    [
      '--storybook-build-dir',
      ownStorybook.folder,
      '--no-interactive',
      '--exit-zero-on-changes',
      ...picturedPaths(listStories()).flatMap((name) => ['--only-story-names', name]),
    ],
    { cwd: root, stdio: 'inherit' },
  );
  const [code] = (await once(child, 'close')) as [number | null];
  process.exitCode = code ?? 1;
} else {
  console.log(
    'Nothing is sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set. Take the token from the project in Chromatic, and run\n' +
      '  CHROMATIC_PROJECT_TOKEN=<token> npm run chromatic\n' +
      'The pictures of this repository are compared without it: npm run test:visual',
  );
}
