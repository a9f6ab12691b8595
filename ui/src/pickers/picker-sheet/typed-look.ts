import { cva } from 'class-variance-authority';

/** Classes of an input for a date or a period in a sheet. */
export const typedLook = cva(
  'h-control w-full rounded-medium border px-3 text-body font-medium tabular-nums text-ink focus:border-2 focus:border-primary focus:outline-none',
  {
    variants: {
      wrong: { true: 'border-danger bg-danger-soft', false: 'border-control bg-surface' },
    },
  },
);
