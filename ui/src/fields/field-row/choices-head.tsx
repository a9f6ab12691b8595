'use client';
import { cva } from 'class-variance-authority';
import { FieldError, LabelOfField } from './field-message.js';
import type { FieldProps, FieldWiring } from './field-wiring.js';

interface ChoicesHeadProps extends Pick<FieldProps, 'required' | 'optional' | 'hint' | 'error'> {
  wiring: FieldWiring;
  /** The question. */
  legend: string;
  /** Hides the legend visually, when the question stands elsewhere. */
  legendHidden: boolean;
}

/** Classes of a card of radios or boxes. */
export const choicesFrame = cva('relative overflow-hidden rounded-medium border', {
  variants: { invalid: { true: 'border-danger bg-danger-soft', false: 'border-decor bg-surface' } },
});

/**
 * The question above a card of radios or boxes, with the hint. Renders a `<span>` and a `<p>`.
 */
export function ChoicesHead({
  wiring,
  legend,
  legendHidden,
  required,
  optional,
  hint,
  error,
}: ChoicesHeadProps) {
  return (
    <>
      <LabelOfField
        id={wiring.labelId}
        required={required}
        optional={optional}
        className={legendHidden ? 'sr-only' : 'mb-2 text-label text-ink'}
      >
        {legend}
      </LabelOfField>
      {hint && !error ? (
        <p id={wiring.hintId} className="mb-2 text-caption text-muted">
          {hint}
        </p>
      ) : null}
    </>
  );
}

/** The message below the card, at the edge of the card's text. Renders a `<div>`. */
export function ChoicesError({ wiring, error }: Pick<ChoicesHeadProps, 'wiring' | 'error'>) {
  return error ? (
    <div className="mt-1 ps-4">
      <FieldError id={wiring.errorId}>{error}</FieldError>
    </div>
  ) : null;
}
