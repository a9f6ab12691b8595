import { forwardRef, version, type ReactNode } from 'react';

/**
 * Hands a component its `ref` among its props. React 19 does so by itself, and gets the component as it is; React 18 keeps
 * a ref back from functions. The build puts every component through it that can pass a ref on (build/react-18.ts).
 */
export function withRef<C extends (props: never) => ReactNode>(component: C): C {
  if (Number.parseInt(version, 10) >= 19) return component;
  const draw = component as unknown as (props: object) => ReactNode;
  const forwarding = forwardRef((props, ref) => draw(ref === null ? props : { ...props, ref }));
  forwarding.displayName = component.name;
  return forwarding as unknown as C;
}
