import { cva } from 'class-variance-authority';

/** A row; below 720 px a block of lines. */
export const rowLook: (props: { open: boolean; pressed: boolean }) => string = cva(
  '-outline-offset-3 max-[44.99rem]:flex max-[44.99rem]:flex-wrap max-[44.99rem]:gap-x-3 max-[44.99rem]:border-b max-[44.99rem]:border-decor max-[44.99rem]:px-4 max-[44.99rem]:py-2.5',
  {
    variants: {
      open: { true: 'bg-primary-soft', false: null },
      pressed: { true: 'cursor-pointer', false: null },
    },
    compoundVariants: [{ open: false, pressed: true, class: 'hover:bg-page active:bg-sunken' }],
  },
);

/** A cell: the first and the last stand away from the edges of the page. */
export const cellLook: (props: { kind: 'text' | 'figure'; narrow: 'show' | 'whole' | 'hide' }) => string =
  cva(
    'px-2 py-2.5 align-top min-[45rem]:border-b min-[45rem]:border-decor min-[45rem]:first:ps-6 min-[45rem]:last:pe-6 max-[44.99rem]:px-0 max-[44.99rem]:py-0.5',
    {
      variants: {
        kind: { text: 'text-start', figure: 'text-end tabular-nums' },
        narrow: { show: null, whole: 'max-[44.99rem]:w-full', hide: 'max-[44.99rem]:hidden' },
      },
    },
  );

/** The head of a column. */
export const headLook: (props: { kind: 'text' | 'figure' }) => string = cva(
  'sticky top-0 z-1 border-b border-control bg-surface px-2 py-1.5 align-middle text-caption text-muted first:ps-6 last:pe-6',
  { variants: { kind: { text: 'text-start', figure: 'text-end' } } },
);
