import { Wheel, type WheelColumn, type WheelProps } from '@kopa/ui/wheel';
import { useCallback, useState } from 'react';

export const numbers = (to: number) =>
  Array.from({ length: to }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const weekColumns: readonly WheelColumn[] = [
  { id: 'week', label: 'Week', options: numbers(4), value: '2', width: 'min(4rem, 24%)' },
  {
    id: 'day',
    label: 'Weekday',
    options: days.map((label, at) => ({ value: String(at + 1), label })),
    value: '3',
  },
];

/** A Wheel whose values are held, and shown below it. */
export function HeldWheel({ columns, ...rest }: WheelProps) {
  const [values, setValues] = useState(() => Object.fromEntries(columns.map(({ id, value }) => [id, value])));
  const change = useCallback(
    (id: string, value: string) => setValues((before) => ({ ...before, [id]: value })),
    [],
  );
  return (
    <main className="bg-surface py-4">
      <Wheel
        {...rest}
        columns={columns.map((column) => ({ ...column, value: values[column.id] ?? column.value }))}
        onChange={change}
      />
      <p className="p-4 text-label text-muted" data-testid="value">
        {JSON.stringify(values)}
      </p>
    </main>
  );
}
