import { cva } from 'class-variance-authority';

/** The row of tabs: in several lines where words need the room. */
export const rowLook = cva('flex flex-wrap border-b border-decor px-2');

/** One tab: the bar below the open one is seen without colour. */
export const tabLook = cva(
  'relative flex px-2 py-2 -outline-offset-3 after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:rounded-full',
  {
    variants: {
      open: {
        // Forced colours keep a background that is one of theirs.
        true: 'text-primary after:bg-primary forced-colors:after:bg-[Highlight]',
        false: 'text-muted',
      },
      stretched: {
        true: 'min-h-14 min-w-0 flex-1 flex-col items-start text-start',
        false: 'min-h-12 min-w-min items-center text-center text-label font-semibold',
      },
    },
  },
);
