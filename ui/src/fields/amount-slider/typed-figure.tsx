'use client';
import { useLayoutEffect, useRef } from 'react';
import { groupDigits } from '../../display/amount/index.js';
import { useLocale } from '../../foundations/strings/index.js';
import { caretAfterDigits, decimalOf, readAmount } from '../amount-field/amount-text.js';

interface TypedFigureProps {
  label: string;
  /** The current amount. */
  value: number;
  describedBy: string | undefined;
  /** Called with a typed amount on blur or Enter. */
  onAmount: (amount: number) => void;
}

/** The figure between minus and plus as an input: grouped while typing, as wide as its digits. */
export function TypedFigure({ label, value, describedBy, onAmount }: TypedFigureProps) {
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const before = useRef('');
  const show = (digits: string) => {
    const control = input.current;
    if (!control) return;
    before.current = digits;
    control.value = groupDigits(digits, locale);
    // A separator is about half as wide as a digit.
    const separators = control.value.length - digits.length;
    control.style.width = `${Math.max(2, digits.length + separators / 2)}ch`;
  };
  useLayoutEffect(() => {
    show(String(value));
    // Only when the amount changed, or is written differently: not on what one is typing.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [value, locale]);
  const commit = () => {
    const digits = before.current;
    if (digits !== '' && Number(digits) !== value) onAmount(Number(digits));
    // A rejected amount disappears; an accepted amount comes back as the value.
    show(String(value));
  };
  return (
    <input
      ref={input}
      type="text"
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      aria-label={label}
      aria-describedby={describedBy}
      onChange={(event) => {
        const control = event.currentTarget;
        const { digits, beforeCaret } = readAmount({
          raw: control.value,
          caret: control.selectionStart ?? control.value.length,
          before: before.current,
          kind: (event.nativeEvent as Partial<InputEvent>).inputType ?? '',
          decimal: decimalOf(locale),
          maxDigits: 9,
        });
        show(digits);
        const caret = caretAfterDigits(control.value, beforeCaret);
        control.setSelectionRange(caret, caret);
      }}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          // Enter confirms the amount and does not submit the form.
          event.preventDefault();
          commit();
        } else if (event.key === 'Escape') show(String(value));
      }}
      className="pointer-events-auto box-content max-w-full rounded-none border-b-2 border-control bg-transparent p-0 text-center text-amount text-ink tabular-nums caret-primary outline-none focus:border-primary"
    />
  );
}
