import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { complain } from '../../foundations/complain/index.js';
import type { Native } from '../../foundations/native/index.js';

export interface StackProps extends Native<'div'> {
  /** The element, where a list or a section says more than a `<div>`. */
  as?: 'div' | 'section' | 'ul' | 'ol';
  /** The distance in steps of 4 px. Distances stay when the text grows. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8;
  /** `row`: in the reading direction, and in several lines where the room ends. */
  direction?: 'column' | 'row';
  /** Across the direction. Default: `stretch` in a column, `center` in a row. */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** Along the direction. */
  justify?: 'start' | 'center' | 'end' | 'between';
}

const look = cva('flex', {
  variants: {
    gap: {
      0: 'gap-0',
      1: 'gap-1',
      2: 'gap-2',
      3: 'gap-3',
      4: 'gap-4',
      5: 'gap-5',
      6: 'gap-6',
      8: 'gap-8',
    },
    direction: { column: 'flex-col', row: 'flex-wrap' },
    align: {
      stretch: 'items-stretch',
      start: 'items-start',
      center: 'items-center',
      end: 'items-end',
      baseline: 'items-baseline',
    },
    justify: {
      start: '',
      center: 'justify-center',
      end: 'justify-end',
      between: 'justify-between',
    },
  },
});
const gaps: readonly unknown[] = [0, 1, 2, 3, 4, 5, 6, 8];

/**
 * Parts below or beside each other with one distance between them. Renders a `<div>`, or the element of `as`,
 * which receives every other prop. Rows of a form stand in a FieldGroup, rows of a card in a Card.
 */
export function Stack({
  as = 'div',
  gap: wanted = 3,
  direction = 'column',
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
  className,
  ...rest
}: StackProps) {
  const gap = gaps.includes(wanted) ? wanted : 3;
  if (gap !== wanted)
    complain('Stack', `there is no gap ${String(wanted)}, so 3 is used. Pass one of ${gaps.join(', ')}.`);
  const Element = as as 'div';
  return (
    <Element
      {...(rest as ComponentProps<'div'>)}
      className={look({ gap, direction, align, justify, className })}
    />
  );
}
