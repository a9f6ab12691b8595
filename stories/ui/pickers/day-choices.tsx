import { PickerSheet, type PickerSheetProps } from '@kopa/ui/picker-sheet';
import { useState } from 'react';
import { PickerRow } from './picker-row.tsx';

/** Three days in a sheet that keeps a draft. */
export function DayChoices(args: PickerSheetProps) {
  const [day, setDay] = useState(5);
  const [draft, setDraft] = useState(day);
  return (
    <PickerRow onOpening={() => setDraft(day)} heading="Your work" label={args.title} value={String(day)}>
      {(open, setOpen) => (
        <PickerSheet {...args} open={open} onOpenChange={setOpen} onConfirm={() => setDay(draft)}>
          <fieldset className="flex gap-2">
            <legend className="pb-2 text-label">Day of the month</legend>
            {[5, 15, 25].map((choice) => (
              <button
                key={choice}
                type="button"
                aria-pressed={draft === choice}
                className="min-h-control flex-1 rounded-medium border border-control text-body aria-pressed:border-2 aria-pressed:border-primary aria-pressed:bg-primary-soft"
                onClick={() => setDraft(choice)}
              >
                {choice}
              </button>
            ))}
          </fieldset>
        </PickerSheet>
      )}
    </PickerRow>
  );
}
