import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** A link to an address of the app. The router's own `Link` could also fetch ahead for a server's routes, which is 4 kB. */
export function Link({ to, onClick, ...rest }: { to: string } & ComponentPropsWithRef<'a'>) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  return <a {...rest} href={useHref(to)} onClick={click} />;
}
