import type { Native } from '../foundations/native/index.js';

/**
 * The props that an overlay accepts for its `<dialog>`: `className` and `style` go to the visible panel,
 * other props (`id`, `data-*`, ARIA, events, `ref`) to the dialog. Name, role and content belong to the
 * component.
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

/** The dialog's part of the props. */
export type NativeFrame = NativeOverlay<'className' | 'style'>;
