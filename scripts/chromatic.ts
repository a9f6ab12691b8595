/**
 * `npm run chromatic`: uploads the static Storybook to Chromatic for designers. The command needs the
 * project's token; without a token it prints that fact and succeeds. Chromatic takes a picture of each story
 * with a picture here, in its default look. The pictures here (test:visual) gate changes.
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
