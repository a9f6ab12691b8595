import { useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { shownDay } from '../../screen/birthday.ts';
import { genders, labelOf, type Choice } from '../../screen/choices.ts';
import { optional, type Field } from '../../screen/fields.ts';
import { labels, placeholders, texts } from '../../screen/texts.ts';
import { BirthdaySheet } from './birthday-sheet.tsx';
import { Sheet } from './sheet.tsx';

/** The form's props for a row. */
export interface RowProps {
  field: Field;
  value: string;
  fault: string | undefined;
  onChange: (field: Field, value: string) => void;
}

const Star = ({ field }: { field: Field }) => (optional.includes(field) ? null : <i aria-hidden="true">*</i>);

function Fault({ field, fault }: { field: Field; fault: string | undefined }) {
  return fault ? <em id={`${field}-fault`}>{fault}</em> : null;
}

const described = ({ field, fault }: RowProps) => ({
  'aria-describedby': fault ? `${field}-fault` : undefined,
});

/** A row in which text is typed. */
export function TextRow({
  clean = String,
  prefix,
  ...row
}: RowProps & { clean?: (raw: string) => string; prefix?: string } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode'
  >) {
  const { field, value, fault, onChange, type, inputMode } = row;
  return (
    <div className="row">
      <label htmlFor={field}>
        {labels[field]}
        <Star field={field} />
      </label>
      {prefix}
      <input
        id={field}
        type={type}
        inputMode={inputMode}
        value={value}
        placeholder={placeholders[field]}
        required={!optional.includes(field)}
        aria-invalid={fault !== undefined}
        {...described(row)}
        onChange={(event) => onChange(field, clean(event.target.value))}
      />
      <Fault field={field} fault={fault} />
    </div>
  );
}

/** Two radios. */
export function GenderRow({ field, value, fault, onChange }: RowProps) {
  return (
    <fieldset className="row">
      <legend>
        {labels[field]}
        <Star field={field} />
      </legend>
      {genders.map((gender) => (
        <label key={gender.value}>
          <input
            type="radio"
            name={field}
            checked={value === gender.value}
            onChange={() => onChange(field, gender.value)}
          />
          {gender.label}
        </label>
      ))}
      <Fault field={field} fault={fault} />
    </fieldset>
  );
}

function OpenerRow({ row, shown, onOpen }: { row: RowProps; shown: ReactNode; onOpen: () => void }) {
  return (
    <div className="row">
      <button type="button" id={row.field} {...described(row)} onClick={onOpen}>
        <span>
          {labels[row.field]}
          <Star field={row.field} />
        </span>
        <b>{shown ?? texts.choose}</b>
      </button>
      <Fault field={row.field} fault={row.fault} />
    </div>
  );
}

/** One of a list. `onBlocked` takes the tap instead of the list. */
export function PickRow({
  choices,
  onBlocked,
  ...row
}: RowProps & { choices: readonly Choice[]; onBlocked?: (() => void) | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <OpenerRow row={row} shown={labelOf(choices, row.value)} onOpen={onBlocked ?? (() => setOpen(true))} />
      {open && (
        <Sheet title={labels[row.field]} onCancel={() => setOpen(false)}>
          <div className="choices">
            {choices.map((choice) => (
              <button
                key={choice.value}
                type="button"
                aria-pressed={choice.value === row.value}
                onClick={() => {
                  setOpen(false);
                  row.onChange(row.field, choice.value);
                }}
              >
                {choice.label}
              </button>
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}

/** The birthday. */
export function BirthdayRow(row: RowProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <OpenerRow
        row={row}
        shown={row.value === '' ? null : shownDay(row.value)}
        onOpen={() => setOpen(true)}
      />
      {open && (
        <BirthdaySheet
          value={row.value}
          onCancel={() => setOpen(false)}
          onConfirm={(iso) => {
            setOpen(false);
            row.onChange(row.field, iso);
          }}
        />
      )}
    </>
  );
}
