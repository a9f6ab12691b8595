import { useEffect, useState } from 'react';

/**
 * A heavy part that a screen brings after itself, so that its rows stand sooner: asked for as soon as the screen stands,
 * `null` until it is here. When it could not be had and is wanted, the screen fails, and offers to load the page again: a
 * browser asks for no code twice that did not come. `load` is a constant of its module.
 */
export function useLazyPart<Part>(load: () => Promise<Part>, wanted: boolean): Part | null {
  const [came, setCame] = useState<{ part: Part } | { missing: unknown } | null>(null);
  useEffect(() => {
    let isHere = true;
    load().then(
      (part) => isHere && setCame({ part }),
      (missing: unknown) => isHere && setCame({ missing }),
    );
    return () => {
      isHere = false;
    };
  }, [load]);
  if (came === null) return null;
  if ('part' in came) return came.part;
  if (wanted) throw came.missing;
  return null;
}
