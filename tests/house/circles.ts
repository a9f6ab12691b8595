import type { Import } from './imports.ts';

/**
 * The groups of files that import one another in a cycle, of values or types. Each group is sorted; a file
 * that imports itself is a group of one. Imports that lead out of `files` are ignored.
 */
export function circlesOf(files: readonly string[], imports: readonly Import[]): string[][] {
  const fileAt = new Map(files.map((file) => [file.replace(/\.(ts|tsx|mjs)$/, ''), file]));
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) {
    const target = fileAt.get(to);
    if (target) next.set(from, [...(next.get(from) ?? []), target]);
  }

  // Tarjan's strongly connected components.
  const circles: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string): number => {
    const own = index.size;
    index.set(file, own);
    low.set(file, own);
    stack.push(file);
    for (const target of next.get(file) ?? []) {
      if (!index.has(target)) low.set(file, Math.min(low.get(file)!, visit(target)));
      else if (stack.includes(target)) low.set(file, Math.min(low.get(file)!, index.get(target)!));
    }
    if (low.get(file) === own) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1 || next.get(file)?.includes(file)) circles.push(group.sort());
    }
    return low.get(file)!;
  };
  for (const file of files) if (!index.has(file)) visit(file);
  return circles;
}
