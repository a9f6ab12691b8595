'use client';
import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import { cx } from '../../foundations/cx/index.js';
import { complain } from '../../foundations/complain/index.js';
import { TickBox } from '../checkbox/index.js';
import { ErrorBar } from '../field-row/field-row.js';
import { FieldError, useFieldWiring, type ControlProps } from '../field-row/index.js';

export interface AgreementCheckProps extends ControlProps<'input', 'type' | 'onChange'> {
  /** The id of the control, for the error summary. */
  id?: string;
  /** The name of the submitted value. */
  name?: string;
  /** The state, controlled by the host; without `checked` the box keeps its own state. */
  checked?: boolean | undefined;
  /** The initial state, when uncontrolled. */
  defaultChecked?: boolean | undefined;
  /** The new state. */
  onChange?: ((checked: boolean) => void) | undefined;
  /** Called when the control loses the focus. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** For `register`: the native change event. */
  onNativeChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** Announced to screen readers; the sentence tells sighted users. */
  required?: boolean;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** "Please agree to the loan agreement". */
  error?: string | undefined;
  /** The sentence. A link in the sentence is its own target: the link opens and does not tick the box. */
  children: ReactNode;
  /** The control, so that a form library can read, set and focus the control. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A checkbox with a sentence that contains a link. Renders a native `<input type="checkbox">` in its
 * `<label>`: `className` and `style` go to the outer element, other input props to the box.
 */
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
  className,
  style,
  'aria-describedby': described,
  ...rest
}: AgreementCheckProps) {
  const wiring = useFieldWiring({ id, required, error, 'aria-describedby': described }, 'AgreementCheck');
  if (!children)
    complain(
      'AgreementCheck',
      'it has no words, so the agreement is unknown. Pass the sentence, with a link to the text.',
    );
  if (checked !== undefined && !onChange && !onNativeChange)
    complain(
      'AgreementCheck',
      'it is ticked by its parent but has no onChange, so it never changes. Give it onChange, or use defaultChecked.',
    );
  return (
    <div
      data-field-row=""
      data-invalid={error ? '' : undefined}
      className={cx(
        'relative',
        error && 'mb-1 overflow-hidden rounded-small bg-danger-soft ps-4 pe-2 pb-2',
        className,
      )}
      style={style}
    >
      {error ? <ErrorBar /> : null}
      <label className="flex min-h-12 items-center gap-3 py-1 [&_a]:font-semibold [&_a]:text-link [&_a]:underline [&_a]:underline-offset-4">
        <TickBox
          {...rest}
          {...wiring.control}
          ref={ref}
          id={wiring.fieldId}
          {...(checked === undefined ? { defaultChecked } : { checked })}
          onChange={(event) => {
            onNativeChange?.(event);
            onChange?.(event.currentTarget.checked);
          }}
        />
        <span className={cx('min-w-0 text-label font-text', rest.disabled ? 'text-subtle' : 'text-ink')}>
          {children}
        </span>
      </label>
      {error ? <FieldError id={wiring.errorId}>{error}</FieldError> : null}
    </div>
  );
}
