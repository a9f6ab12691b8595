'use client';
import { useId, type ReactNode, type Ref } from 'react';
import { calendarWords, dateWords, wheelWords } from '../../foundations/strings/english-dates.js';
import { fill, useLocale, useStrings, type Words } from '../../foundations/strings/index.js';
import { daysIn, partOrder, toIso, type Part } from './calendar.js';
import { DateSentence } from './date-sentence.js';
import { typedLook } from '../picker-sheet/typed-look.js';

/** The text of the three inputs. */
export type Typed = Record<Part, string>;

/** The typed day, or the fault and its input. */
export function readTyped(
  typed: Typed,
  strings: Words<[typeof dateWords]>,
): { iso: string } | { text: string; parts: Part[] } {
  const missing = (['day', 'month', 'year'] as const).filter((part) => typed[part] === '');
  if (typed.year.length < 4 && !missing.includes('year')) missing.push('year');
  if (missing.length > 0) return { text: strings.dateIncomplete, parts: missing };
  const [day, month, year] = [Number(typed.day), Number(typed.month), Number(typed.year)];
  const isMonth = month >= 1 && month <= 12;
  if (isMonth && day >= 1 && day <= daysIn(year, month)) return { iso: toIso({ day, month, year }) };
  const text = fill(strings.dateNotReal, { text: `${typed.day}/${typed.month}/${typed.year}` });
  return { text, parts: isMonth ? ['day'] : ['month'] };
}

interface TypedDateProps {
  ref: Ref<HTMLDivElement>;
  firstInput: Ref<HTMLInputElement>;
  typed: Typed;
  fault: { text: string; parts: Part[] } | undefined;
  sentence: ((iso: string) => ReactNode) | undefined;
  onChange: (part: Part, text: string) => void;
  onEnter: () => void;
  autoComplete: 'bday' | undefined;
}

/** Three inputs for day, month and year, with the numeric keyboard. Pasted separators are dropped. */
export function TypedDate(props: TypedDateProps) {
  const { ref, firstInput, typed, fault, sentence, onChange, onEnter, autoComplete } = props;
  const strings = useStrings(dateWords, wheelWords, calendarWords);
  const order = partOrder(useLocale(), strings);
  const id = useId();
  const read = readTyped(typed, strings);
  return (
    <div ref={ref} className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">
      <div className="flex gap-3">
        {order.map((part, at) => {
          const isWrong = fault?.parts.includes(part) ?? false;
          return (
            <div key={part} className={part === 'year' ? 'flex-[3]' : 'flex-[2]'}>
              <label htmlFor={`${id}-${part}`} className="block pb-1.5 text-caption text-muted">
                {strings[part]}
              </label>
              <input
                ref={at === 0 ? firstInput : undefined}
                id={`${id}-${part}`}
                data-part={part}
                type="text"
                inputMode="numeric"
                autoComplete={autoComplete ? `${autoComplete}-${part}` : 'off'}
                maxLength={part === 'year' ? 4 : 2}
                value={typed[part]}
                aria-invalid={isWrong || undefined}
                aria-describedby={`${id}-said`}
                onChange={(event) => onChange(part, event.target.value.replace(/\D/g, ''))}
                onKeyDown={(event) => event.key === 'Enter' && onEnter()}
                className={typedLook({ wrong: isWrong })}
              />
            </div>
          );
        })}
      </div>
      <div className="-mx-4 pt-2">
        <DateSentence
          id={`${id}-said`}
          iso={'iso' in read ? read.iso : undefined}
          say={sentence}
          fault={fault?.text}
        />
      </div>
    </div>
  );
}
