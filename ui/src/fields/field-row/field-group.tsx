'use client';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { cx } from '../../foundations/cx/index.js';
import { Check } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';
import { rowWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';

export interface FieldGroupProps extends Native<'fieldset', 'dangerouslySetInnerHTML' | 'ref'> {
  /** The outermost element. */
  ref?: Ref<HTMLElement> | undefined;
  /** Heading of the group, above the card. */
  legend?: ReactNode;
  /** The heading's level: 3 inside a FormSection, whose heading is level 2. */
  level?: 2 | 3;
  /** The rows. */
  children: ReactNode;
}

/** A card of rows. Renders a `<div>`; with a legend, a `<fieldset>` below its heading. */
export function FieldGroup({ legend, level = 2, children, className, ref, ...rest }: FieldGroupProps) {
  const id = useId();
  const card = 'overflow-hidden rounded-medium border border-decor bg-surface';
  if (!legend)
    return (
      <div
        {...(rest as ComponentProps<'div'>)}
        ref={ref as Ref<HTMLDivElement>}
        className={cx(card, className)}
      >
        {children}
      </div>
    );
  const Heading = `h${level}` as const;
  return (
    <fieldset
      {...rest}
      ref={ref as Ref<HTMLFieldSetElement>}
      aria-labelledby={id}
      className={cx('min-w-0', className)}
    >
      <Heading id={id} className="mb-2 ps-4 text-label text-muted">
        {legend}
      </Heading>
      <div className={card}>{children}</div>
    </fieldset>
  );
}

export interface RequiredLegendProps extends Native<'div', 'children' | 'dangerouslySetInnerHTML'> {
  /** Shows "Saved on this phone" at the end of the line; with the time, when it is given: "10:42". */
  saved?: boolean | string;
  /** At least one row has the asterisk. */
  required?: boolean;
}

/** "* must be filled", once above the first card of a form. Renders a `<div>`. */
export function RequiredLegend({ saved = false, required = true, className, ...rest }: RequiredLegendProps) {
  const strings = useStrings(rowWords);
  return (
    <div
      {...rest}
      className={cx(
        'mb-2 flex flex-wrap justify-between gap-x-4 ps-4 pe-1 text-caption text-muted',
        className,
      )}
    >
      {required ? (
        <p>
          <span className="me-0.5 font-semibold text-danger">*</span>
          {strings.mustBeFilled}
        </p>
      ) : null}
      {saved ? (
        <p className="flex items-center gap-1 font-semibold text-success">
          <Check aria-hidden className="size-[1.25em]" />
          {strings.savedOnThisPhone}
          {saved === true ? '' : `, ${saved}`}
        </p>
      ) : null}
    </div>
  );
}
