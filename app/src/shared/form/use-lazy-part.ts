import { useEffect, useState } from 'react';

/**
 * A heavy part, fetched after its screen so that the rows appear sooner: requested on mount, `null` until
 * loaded. When needed after a failed fetch, the screen fails and offers a reload: browsers do not retry
 * failed imports. `load` must be a module constant.
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
