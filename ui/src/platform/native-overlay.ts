import type { Native } from '../foundations/native/index.js';

/**
 * What an overlay takes of the `<dialog>` that it renders: `className` and `style` go to the panel that is seen, everything else
 * (`id`, `data-*`, ARIA, events, `ref`) to the dialog. Its name, its role and what is in it are the component's.
 */
export type NativeOverlay<Taken extends PropertyKey = never> = Native<
  'dialog',
  | 'open'
  | 'title'
  | 'role'
  | 'tabIndex'
  | 'draggable'
  | 'children'
  | 'dangerouslySetInnerHTML'
  | 'aria-label'
  | 'aria-labelledby'
  | Taken
>;

/** The part of it that is for the dialog. */
export type NativeFrame = NativeOverlay<'className' | 'style'>;
