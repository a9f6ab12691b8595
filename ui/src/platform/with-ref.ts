import { forwardRef, version, type ReactNode } from 'react';

/**
 * Passes a component's `ref` among its props. React 19 does so natively and receives the unchanged component;
 * React 18 withholds a ref from functions. The build wraps every component with a ref (build/react-18.ts).
 */
export function withRef<C extends (props: never) => ReactNode>(component: C): C {
  if (Number.parseInt(version, 10) >= 19) return component;
  const draw = component as unknown as (props: object) => ReactNode;
  const forwarding = forwardRef((props, ref) => draw(ref === null ? props : { ...props, ref }));
  forwarding.displayName = component.name;
  return forwarding as unknown as C;
}
