/** Builds kopa-stories/dist: the command, and the static Storybook that the command plays. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildCommand } from '../build-command.ts';
import { buildStorybook, ownStorybook } from '../build-storybook.ts';

/** The page with the pictures of EasyCash, which are half of the Storybook and of no use to another brand. */
const gallery = 'gallery--docs';
const isOfGallery = (file: string): boolean => file.endsWith('.webp');

export async function buildKopaStories(): Promise<void> {
  await buildStorybook(ownStorybook);
  const dist = await buildCommand('kopa-stories', 'node22');
  const book = path.join(dist, 'storybook');
  cpSync(ownStorybook.folder, book, { recursive: true, filter: (file) => !isOfGallery(file) });
  const index = path.join(book, 'index.json');
  const { entries, ...others } = JSON.parse(readFileSync(index, 'utf8')) as {
    entries: Record<string, unknown>;
  };
  if (!(gallery in entries))
    throw new Error(`The Storybook has no page ${gallery}, which is to be left out.`);
  delete entries[gallery];
  writeFileSync(index, JSON.stringify({ ...others, entries }));
}

if (import.meta.main) await buildKopaStories();
