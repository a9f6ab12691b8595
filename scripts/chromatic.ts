/**
 * `npm run chromatic`: uploads the static Storybook to Chromatic for designers. The command needs the
 * project's token; without a token it prints that fact and succeeds. The pictures here (test:visual) gate
 * changes.
 */
import { notSent, sendToChromatic, tokenVariable } from '../kopa-stories/src/chromatic.ts';
import { listStories } from '../kopa-stories/src/stories.ts';
import { buildStorybook, ownStorybook } from './build-storybook.ts';

if (process.env[tokenVariable]) {
  console.log(`Storybook: ${await buildStorybook(ownStorybook)}`);
  process.exitCode = await sendToChromatic(ownStorybook.folder, listStories(ownStorybook.folder));
} else {
  console.log(
    `${notSent('npm run chromatic')}\nThe pictures of this repository are compared without it: npm run test:visual`,
  );
}
