import type {
  AnchorHTMLAttributes,
  ButtonHTMLAttributes,
  ComponentPropsWithRef,
  ElementType,
  Ref,
} from 'react';

/**
 * The props that a component accepts for its rendered element: `className`, `style`, `id`, `data-*`, ARIA,
 * events and `ref`, except props with a meaning of their own (`Taken`). For `interface CardProps extends
 * Native<'div', 'title'>`.
 */
export type Native<Element extends ElementType, Taken extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Element>,
  Taken
>;

/**
 * The same for a component that renders an `<a>`, a `<button>` or another element, depending on its props.
 */
export type NativeLink<Taken extends PropertyKey = never> = Omit<
  AnchorHTMLAttributes<HTMLElement> &
    ButtonHTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined },
  'type' | Taken
>;
