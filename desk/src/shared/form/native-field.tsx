import { useId } from 'react';

/** A day or a time, as the browser asks for one. Renders a `<label>`, an `<input>`, and what is wrong. */
export function NativeField({
  label,
  type,
  value,
  onValue,
  error,
  hint,
  min,
  max,
}: {
  label: string;
  type: 'date' | 'time';
  /** 'YYYY-MM-DD' or 'HH:MM'; '' when empty. */
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  min?: string;
  max?: string;
}) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-label text-muted">
        {label}
      </label>
      <input
        id={id}
        type={type}
        value={value}
        min={min}
        max={max}
        aria-invalid={error !== undefined}
        aria-describedby={error || hint ? `${id}-said` : undefined}
        onChange={(event) => onValue(event.target.value)}
        className={`min-h-control rounded-medium border bg-surface px-3 text-body text-ink tabular-nums ${error ? 'border-danger' : 'border-control'}`}
      />
      {error || hint ? (
        <p id={`${id}-said`} className={error ? 'text-caption text-danger' : 'text-caption text-muted'}>
          {error ?? hint}
        </p>
      ) : null}
    </div>
  );
}
