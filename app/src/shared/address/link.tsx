import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/**
 * A link to an address of the app. The router's own `Link` also prefetches a server's routes, for another 2.4
 * kB.
 */
export function Link({ to, onClick, children, ...rest }: { to: string } & ComponentPropsWithRef<'a'>) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={useHref(to)} onClick={click}>
      {children}
    </a>
  );
}
