'use client';
import { useId, type ReactNode, type RefObject } from 'react';
import { periodWords } from '../../foundations/strings/english-dates.js';
import { useStrings } from '../../foundations/strings/index.js';
import { PickerSentence } from '../picker-sheet/index.js';
import { typedLook } from '../picker-sheet/typed-look.js';

interface TypedPeriodProps {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  text: string;
  fault: string | undefined;
  said: ReactNode;
  onChange: (text: string) => void;
  onEnter: () => void;
}

/** One input for a card's month and year; the phone may autofill the input from a known card. */
export function TypedPeriod({ ref, label, text, fault, said, onChange, onEnter }: TypedPeriodProps) {
  const strings = useStrings(periodWords);
  const id = useId();
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">
      <label htmlFor={id} className="block pb-1.5 text-caption text-muted">
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder={strings.monthYearExample}
        value={text}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={`${id}-said`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onEnter()}
        className={typedLook({
          wrong: fault !== undefined,
          className: 'placeholder:font-normal placeholder:text-placeholder',
        })}
      />
      <div className="-mx-4 pt-2">
        <PickerSentence id={`${id}-said`} fault={fault}>
          {said}
        </PickerSentence>
      </div>
    </div>
  );
}
