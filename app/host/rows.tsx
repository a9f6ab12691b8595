import { marketCodes } from '@kopa/contract/market/market';
import { useId } from 'react';
import type { Knowledge } from './simulated-host.ts';

/** A label with a system select. Renders a `<select>`. */
export function Choice<Value extends string>({
  label,
  hint,
  value,
  names,
  onChange,
}: {
  label: string;
  hint?: string;
  value: Value;
  names: Readonly<Record<string, string>>;
  onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className="host-row">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {Object.entries(names).map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}

const rows = [
  ['afid', 'AppsFlyer id'],
  ['appName', 'App name'],
  ['deviceMessage', 'Device message'],
  ['contactName', 'Phone book: name'],
  ['contactPhone', 'Phone book: number'],
] as const;

const editionNames = {
  '': 'not said',
  ...Object.fromEntries(marketCodes.map((edition) => [edition, edition])),
};

/** The host's data, editable; an empty number in the phone book simulates a cancelled pick. */
export function KnowledgeRows({
  known,
  onChange,
}: {
  known: Knowledge;
  onChange: (change: Partial<Knowledge>) => void;
}) {
  return (
    <>
      <Choice
        label="Edition"
        value={known.edition}
        names={editionNames}
        onChange={(edition) => onChange({ edition })}
      />
      {rows.map(([name, label]) => (
        <label key={name}>
          {label}
          <input value={known[name]} onChange={({ target }) => onChange({ [name]: target.value })} />
        </label>
      ))}
    </>
  );
}
