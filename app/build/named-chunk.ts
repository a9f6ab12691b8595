import type { Rolldown } from 'vite';

/** A chunk by its name. Its users stop the build with their own file in the message when there is none. */
export function namedChunk(bundle: Rolldown.OutputBundle, name: string, user: string): Rolldown.OutputChunk {
  // The words of a screen are chunks with the same name.
  const chunk = Object.values(bundle).find(
    (each) =>
      each.type === 'chunk' && each.name === name && !each.moduleIds.every((id) => id.endsWith('.json')),
  );
  if (chunk?.type !== 'chunk') throw new Error(`${user} names the chunk ${name}, which is not built.`);
  return chunk;
}
