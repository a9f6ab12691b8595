'use client';
import { cva } from 'class-variance-authority';
import { useId, useRef, useState } from 'react';
import { Button } from '../../actions/button/index.js';
import { useAnnounce } from '../../foundations/announce/index.js';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import { Star } from '../../foundations/icons/index.js';
import { generalWords } from '../../foundations/strings/english.js';
import { starWords } from '../../foundations/strings/english-parts.js';
import { fill, useStrings } from '../../foundations/strings/index.js';
import { ErrorBar } from '../field-row/field-row.js';
import { LabelOfField, RowMessage } from '../field-row/field-message.js';
import { useFieldWiring, type ControlProps, type FieldProps, type Obligation } from '../field-row/index.js';
import type { RadioInputProps } from '../radio-row/index.js';

/** Whole stars. */
export type RatingValue = 1 | 2 | 3 | 4 | 5;
/** The meaning of one to five stars: "very bad" to "very good". */
export type RatingWords = readonly [string, string, string, string, string];

interface RatingOwnProps extends FieldProps, ControlProps<'div', 'defaultValue' | 'onChange' | 'role'> {
  /** The name of the radios; the form submits "1" to "5". */
  name?: string | undefined;
  /** The value, controlled by the host; null for none. Without `value` the rating keeps its own. */
  value?: RatingValue | null | undefined;
  /** The initial value, when uncontrolled. */
  defaultValue?: RatingValue | undefined;
  /** Called with null after clearing. */
  onChange?: ((stars: RatingValue | null) => void) | undefined;
  /** Default: from "very bad" to "very good". */
  words?: RatingWords;
  /**
   * For `register`: the props of each radio. Clearing calls only `onChange(null)`: radios have no event for
   * clearing.
   */
  inputProps?: RadioInputProps | undefined;
}

export type RatingProps = RatingOwnProps & Obligation;

const all: readonly RatingValue[] = [1, 2, 3, 4, 5];
const isStars = (value: unknown): value is RatingValue => all.includes(value as RatingValue);

const starLook = cva('pointer-events-none relative size-7', {
  variants: {
    given: { true: null, false: 'text-control' },
    disabled: { true: null, false: null },
  },
  compoundVariants: [
    { given: true, disabled: false, class: 'fill-accent text-star' },
    { given: true, disabled: true, class: 'fill-control text-control' },
  ],
});

const wordLook = cva('text-label font-text first-letter:uppercase', {
  variants: { disabled: { true: 'text-subtle', false: 'text-ink' } },
});

/**
 * One to five stars with a word for each, 48 px a star; an optional rating can be cleared. Renders native
 * radios, named "4 of 5, good", in a `<div role="radiogroup">`, which receives `<div>` props; `className` and
 * `style` go to the outer element.
 */
export function Rating({
  id,
  label,
  required,
  optional,
  hint,
  error,
  name,
  value,
  defaultValue,
  onChange,
  words: given,
  inputProps,
  className,
  style,
  'aria-describedby': described,
  ...rest
}: RatingProps) {
  const strings = useStrings(generalWords, starWords);
  const announce = useAnnounce();
  const ownName = useId();
  const wiring = useFieldWiring(
    { id, label, required, optional, hint, error, 'aria-describedby': described },
    'Rating',
  );
  const disabled = Boolean(inputProps?.disabled);
  const first = useRef<HTMLLabelElement>(null);
  const [own, setOwn] = useState<RatingValue | null>(defaultValue ?? null);
  const asked = value === undefined ? own : value;
  const stars = isStars(asked) ? asked : 0;
  const defaults = [strings.stars1, strings.stars2, strings.stars3, strings.stars4, strings.stars5];
  const words = given?.length === 5 ? given : defaults;
  if (given && given.length !== 5)
    complain(
      'Rating',
      `"${label}" has ${given.length} words for five stars, so its own are shown. Give it five.`,
    );
  if (asked !== null && !isStars(asked))
    complain(
      'Rating',
      `"${label}" is to show ${String(asked)} stars, so it shows none. Pass a whole number from 1 to 5, or null.`,
    );
  const choose = (next: RatingValue | null) => {
    setOwn(next);
    onChange?.(next);
  };
  return (
    <div
      data-field-row=""
      data-invalid={error ? '' : undefined}
      className={cx('relative', error && 'bg-danger-soft py-2 ps-4 pe-2', className)}
      style={style}
    >
      {error ? <ErrorBar /> : null}
      <LabelOfField
        id={wiring.labelId}
        required={required}
        optional={optional}
        className="mb-1 text-label text-ink"
      >
        {label}
      </LabelOfField>
      <div className="-ms-2.5">
        <div
          {...rest}
          {...wiring.control}
          role="radiogroup"
          id={wiring.fieldId}
          aria-labelledby={wiring.labelId}
          className="flex"
        >
          {all.map((each) => (
            <label
              key={each}
              ref={each === 1 ? first : undefined}
              className="relative flex size-12 items-center justify-center"
            >
              <input
                {...inputProps}
                type="radio"
                name={inputProps?.name ?? name ?? ownName}
                value={each}
                checked={stars === each}
                aria-label={fill(strings.stars, { n: each, total: 5, word: words[each - 1] ?? '' })}
                onChange={(event) => {
                  inputProps?.onChange?.(event);
                  choose(each);
                }}
                className="absolute inset-0 m-0 size-full appearance-none rounded-medium -outline-offset-3"
              />
              <Star aria-hidden className={starLook({ given: each <= stars, disabled })} />
            </label>
          ))}
        </div>
      </div>
      {stars > 0 ? (
        <div className="flex min-h-11 items-center justify-between gap-2">
          {/* The star's name already tells screen readers. */}
          <p aria-hidden className={wordLook({ disabled })}>
            {words[stars - 1]}
          </p>
          {required || disabled ? null : (
            <Button
              variant="text"
              aria-describedby={wiring.labelId}
              onClick={() => {
                choose(null);
                announce(`${strings.clear}: ${label}`);
                // The button disappears, so the focus moves here.
                first.current?.querySelector('input')?.focus();
              }}
            >
              {strings.clear}
            </Button>
          )}
        </div>
      ) : null}
      <RowMessage wiring={wiring} hint={hint} error={error} />
    </div>
  );
}
