import { useState } from 'react';
import { birthday, daysIn, isoOf, months, partsOf } from '../../screen/birthday.ts';
import { texts } from '../../screen/texts.ts';
import { Button } from './ui/button.tsx';
import { Wheel } from './wheel.tsx';

const monthOf = (month: number) => months[month - 1] ?? '';

/** Three wheels for a day, and the confirm button. */
export function BirthdayWheels({ value, onConfirm }: { value: string; onConfirm: (iso: string) => void }) {
  const start = partsOf(value || birthday.initial);
  const [year, setYear] = useState(start.year);
  const [month, setMonth] = useState(start.month);
  const [wanted, setDay] = useState(start.day);
  const days = daysIn(year, month);
  const day = Math.min(wanted, days);
  return (
    <>
      <div className="flex gap-2 px-4">
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
      <div className="p-4">
        <Button size="lg" className="w-full" onClick={() => onConfirm(isoOf({ year, month, day }))}>
          {texts.confirm}
        </Button>
      </div>
    </>
  );
}
