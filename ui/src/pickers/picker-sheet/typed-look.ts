import { cva } from 'class-variance-authority';

/** The look of an input in a sheet, in which a date or a period is typed. */
export const typedLook = cva(
  'h-control w-full rounded-medium border px-3 text-body font-medium tabular-nums text-ink focus:border-2 focus:border-primary focus:outline-none',
  {
    variants: {
      wrong: { true: 'border-danger bg-danger-soft', false: 'border-control bg-surface' },
    },
  },
);
