type Told = (near: boolean, height: number) => void;

/** How far above and below the screen things count as near, in heights of the screen. */
const reach = 1.5;
const told = new WeakMap<Element, Told>();
let observer: IntersectionObserver | null = null;

/**
 * Reports at once whether an element is near the screen, and each change, with its height. Returns the
 * clean-up.
 */
export function watchNearViewport(element: Element, tell: Told): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    tell(true, 0);
    return () => undefined;
  }
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        told.get(target)?.(isIntersecting, boundingClientRect.height);
    },
    { rootMargin: `${reach * 100}% 0px` },
  );
  // For the first paint, which cannot wait for the observer.
  tell(isNear(element), 0);
  told.set(element, tell);
  observer.observe(element);
  return () => {
    told.delete(element);
    observer?.unobserve(element);
  };
}

function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const far = window.innerHeight * reach;
  return bottom > -far && top < window.innerHeight + far;
}
