import { useState } from 'react';
import { birthday, daysIn, isoOf, months, partsOf } from '../../screen/birthday.ts';
import { labels } from '../../screen/texts.ts';
import { Sheet } from './sheet.tsx';
import { Wheel } from './wheel.tsx';

const monthOf = (month: number) => months[month - 1] ?? '';

/** Three wheels for a day. */
export function BirthdaySheet({
  value,
  onCancel,
  onConfirm,
}: {
  value: string;
  onCancel: () => void;
  onConfirm: (iso: string) => void;
}) {
  const start = partsOf(value || birthday.initial);
  const [year, setYear] = useState(start.year);
  const [month, setMonth] = useState(start.month);
  const [wanted, setDay] = useState(start.day);
  const days = daysIn(year, month);
  const day = Math.min(wanted, days);
  return (
    <Sheet
      title={labels.birthday}
      onCancel={onCancel}
      onConfirm={() => onConfirm(isoOf({ year, month, day }))}
    >
      <div className="wheels">
        <Wheel label="Day" from={1} to={days} value={day} onChange={setDay} />
        <Wheel label="Month" from={1} to={12} value={month} onChange={setMonth} show={monthOf} />
        <Wheel
          label="Year"
          from={partsOf(birthday.min).year}
          to={partsOf(birthday.max).year}
          value={year}
          onChange={setYear}
        />
      </div>
    </Sheet>
  );
}
