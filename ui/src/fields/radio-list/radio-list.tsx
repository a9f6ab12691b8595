'use client';
import * as Radio from '@radix-ui/react-radio-group';
import { cva } from 'class-variance-authority';
import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { complainOfOptions, distinct } from '../field-row/field-complaints.js';
import { ChoicesError, ChoicesHead, choicesFrame } from '../field-row/choices-head.js';
import { ErrorBar } from '../field-row/field-row.js';
import { useFieldWiring, type ControlProps, type FieldProps } from '../field-row/index.js';

/** One option of the list. */
export interface RadioOption {
  /** The submitted value, unique among the options. */
  value: string;
  /** A short label. */
  label: ReactNode;
  /** Small text below the label. */
  caption?: ReactNode;
  /** At the end of the row. */
  icon?: ReactNode;
  /** Rows that belong to this option, shown below the chosen option. */
  details?: ReactNode;
}

export interface RadioListProps
  extends
    Pick<FieldProps, 'id' | 'required' | 'hint' | 'error'>,
    ControlProps<'div', 'defaultValue' | 'onChange' | 'role'> {
  /** The question. */
  legend: string;
  /** Hides the legend visually, when the question stands elsewhere, as in the page's heading. */
  legendHidden?: boolean;
  /** The name of the submitted value. Without a name nothing is submitted. */
  name?: string | undefined;
  /** Two or more options. For many or searchable options use an OptionPicker. */
  options: readonly RadioOption[];
  /** The value, controlled by the host; without `value` the list keeps its own. */
  value?: string | null | undefined;
  /** The initial value, and the value after a form reset, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the chosen value. */
  onChange?: ((value: string) => void) | undefined;
  /** Disables the list; nothing is submitted. */
  disabled?: boolean | undefined;
}

const row = cva(
  [
    'relative flex min-h-row w-full items-center gap-3 px-4 py-1.5 text-start -outline-offset-3 group-first/option:before:hidden',
    // Full width beside the chosen row, elsewhere from the text on.
    'before:pointer-events-none before:absolute before:end-0 before:top-0 before:z-1 before:h-px before:bg-decor',
  ],
  {
    variants: {
      beside: { true: 'before:start-0', false: 'before:start-4' },
      ground: { chosen: 'bg-primary-soft', disabled: 'bg-sunken', none: null },
    },
  },
);
const mark = cva('size-5 shrink-0 rounded-full', {
  variants: {
    chosen: { true: 'border-6 bg-on-primary', false: 'border-2 bg-surface' },
    strong: { true: 'border-primary', false: 'border-control' },
  },
});
const words = cva('min-w-0 flex-1 text-body', {
  variants: {
    chosen: { true: 'font-strong', false: 'font-medium' },
    disabled: { true: 'text-subtle', false: 'text-ink' },
  },
});
const icon = cva('shrink-0 [&>svg]:size-5', {
  variants: { chosen: { true: 'text-on-primary-soft', false: 'text-subtle' } },
});

const isRadio = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.getAttribute('role') === 'radio';

/**
 * The radio group of a page: one choice among several, 56 px a row. Renders a card with
 * `role="radiogroup"` and a `<button role="radio">` per row, by Radix; in a form also a hidden native radio
 * per row for submit and reset. For two or three short options in a form use a RadioRow.
 */
export function RadioList({
  id,
  legend,
  legendHidden = false,
  required,
  hint,
  error,
  name,
  options: given,
  value,
  defaultValue,
  onChange,
  disabled = false,
  className,
  style,
  dir,
  onFocus,
  onKeyDown,
  'aria-describedby': described,
  ...rest
}: RadioListProps) {
  const wiring = useFieldWiring(
    { id, label: legend, required, hint, error, 'aria-describedby': described },
    'RadioList',
  );
  const [own, setOwn] = useState<string | null>(defaultValue ?? null);
  const [isRtl, setIsRtl] = useState(false);
  const isPressed = useRef(false);
  const chosen = value === undefined ? own : value;
  const options = distinct(given);
  complainOfOptions('RadioList', legend, given, [chosen]);
  if (value !== undefined && !onChange)
    complain(
      'RadioList',
      `"${legend}" gets its value from its parent but has no onChange, so it never changes. Give it onChange, or use defaultValue.`,
    );
  const press = (to: string) => {
    isPressed.current = true;
    if (to !== chosen) onChange?.(to);
  };
  const learnDirection = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    setIsRtl(getComputedStyle(event.currentTarget).direction === 'rtl');
  };
  /**
   * Radix selects the target of an arrow only while the key is down. Screen readers and switches release the
   * key before the focus has moved.
   */
  const followArrow = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const { currentTarget: group, target: from } = event;
    if (!isRadio(from) || !event.defaultPrevented || !event.key.startsWith('Arrow')) return;
    isPressed.current = false;
    // Radix moves the focus in a task of its own, queued before this one.
    setTimeout(() => {
      const at = document.activeElement;
      if (!isPressed.current && at !== from && isRadio(at) && group.contains(at)) at.click();
    });
  };
  return (
    <div data-field-row="" data-invalid={error ? '' : undefined} className={className} style={style}>
      <ChoicesHead
        wiring={wiring}
        legend={legend}
        legendHidden={legendHidden}
        required={required}
        hint={hint}
        error={error}
      />
      <Radio.Root
        asChild
        value={chosen}
        // A form reset also fires the event; only an uncontrolled list follows a reset.
        onValueChange={setOwn}
        name={name}
        disabled={disabled}
        dir={isRtl ? 'rtl' : 'ltr'}
      >
        {/* Radix gives the group the focus and passes the focus on. */}
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
        <div
          {...rest}
          {...wiring.control}
          role="radiogroup"
          id={wiring.fieldId}
          aria-labelledby={wiring.labelId}
          // The host's attribute replaces Radix's.
          dir={dir}
          onFocus={learnDirection}
          onKeyDown={followArrow}
          className={choicesFrame({ invalid: Boolean(error) })}
        >
          {options.map((option, at) => {
            const isChosen = chosen === option.value;
            return (
              <div key={option.value} className="group/option">
                <Radio.Item
                  value={option.value}
                  onClick={() => press(option.value)}
                  className={row({
                    beside: isChosen || (at > 0 && options[at - 1]?.value === chosen),
                    ground: disabled ? 'disabled' : isChosen ? 'chosen' : 'none',
                  })}
                >
                  <Radio.Indicator
                    forceMount
                    aria-hidden
                    className={mark({ chosen: isChosen, strong: isChosen && !disabled })}
                  />
                  <span className={words({ chosen: isChosen, disabled })}>
                    {option.label}
                    {option.caption ? (
                      <span className="block text-caption font-text text-muted">{option.caption}</span>
                    ) : null}
                  </span>
                  {option.icon ? <span className={icon({ chosen: isChosen })}>{option.icon}</span> : null}
                </Radio.Item>
                {option.details && isChosen ? (
                  <div className="border-t border-decor ps-12">{option.details}</div>
                ) : null}
              </div>
            );
          })}
          {error ? <ErrorBar /> : null}
        </div>
      </Radio.Root>
      <ChoicesError wiring={wiring} error={error} />
    </div>
  );
}
