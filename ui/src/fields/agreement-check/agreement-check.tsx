'use client';
import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import { cx } from '../../foundations/cx/index.js';
import { Check } from '../../foundations/icons/index.js';
import { FieldError, useFieldWiring } from '../field-row/index.js';

export interface AgreementCheckProps {
  id?: string;
  name?: string;
  /** Left out, the box keeps it itself. */
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onChange?: ((checked: boolean) => void) | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** For `register`: the native change event. */
  onNativeChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  required?: boolean;
  /** "Please agree to the loan agreement". */
  error?: string | undefined;
  /** The sentence. A link in it is its own target: it opens, and does not tick the box. */
  children: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A box to tick under a sentence with a link. Renders a native `<input type="checkbox">` in its `<label>`. */
export function AgreementCheck({
  id,
  checked,
  defaultChecked,
  onChange,
  onNativeChange,
  required = true,
  error,
  children,
  ref,
  ...rest
}: AgreementCheckProps) {
  const wiring = useFieldWiring({ id, required, error });
  return (
    <div
      data-field-row=""
      className={cx('relative', error && 'border-s-4 border-danger bg-danger-soft ps-2 pb-2')}
    >
      <label className="flex min-h-12 items-center gap-3 py-1 [&_a]:font-semibold [&_a]:text-link [&_a]:underline [&_a]:underline-offset-4">
        <span className="relative flex size-6 shrink-0">
          <input
            {...rest}
            {...wiring.control}
            ref={ref}
            id={wiring.fieldId}
            type="checkbox"
            checked={checked}
            defaultChecked={defaultChecked}
            onChange={(event) => {
              onNativeChange?.(event);
              onChange?.(event.currentTarget.checked);
            }}
            // Corners of 6 px in every brand and at every text size: rounder would read as a radio.
            className="peer m-0 size-6 appearance-none rounded-[25%] border-2 border-control bg-surface checked:border-primary checked:bg-primary"
          />
          <Check
            aria-hidden
            className="pointer-events-none absolute inset-1 size-4 text-on-primary opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0 text-label font-text text-ink">{children}</span>
      </label>
      {error ? <FieldError id={wiring.errorId}>{error}</FieldError> : null}
    </div>
  );
}
