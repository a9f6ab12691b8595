import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * What a component takes of the element that it renders: `className`, `style`, `id`, `data-*`, ARIA, events and `ref`, apart
 * from what it gives a meaning of its own (`Taken`). For `interface CardProps extends Native<'div', 'title'>`.
 */
export type Native<Element extends ElementType, Taken extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Element>,
  Taken
>;
