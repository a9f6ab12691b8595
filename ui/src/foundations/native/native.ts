import type {
  AnchorHTMLAttributes,
  ButtonHTMLAttributes,
  ComponentPropsWithRef,
  ElementType,
  Ref,
} from 'react';

/**
 * What a component takes of the element that it renders: `className`, `style`, `id`, `data-*`, ARIA, events and `ref`, apart
 * from what it gives a meaning of its own (`Taken`). For `interface CardProps extends Native<'div', 'title'>`.
 */
export type Native<Element extends ElementType, Taken extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Element>,
  Taken
>;

/** The same of a component that is an `<a>`, a `<button>` or neither, by its props: what each of them takes. */
export type NativeLink<Taken extends PropertyKey = never> = Omit<
  AnchorHTMLAttributes<HTMLElement> &
    ButtonHTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined },
  'type' | Taken
>;
