import { OptionPicker } from '@kopa/ui/option-picker';
import { PickerField } from '@kopa/ui/picker-field';
import { useState } from 'react';

interface ChosenRowProps {
  id: string;
  label: string;
  required?: boolean;
  optional?: boolean;
  error: string | undefined;
  /** Empty while nothing is chosen. */
  value: string;
  options: readonly string[];
  onChoose: (value: string) => void;
}

/** A row and the list that it opens. */
export function ChosenRow({ value, options, onChoose, ...row }: ChosenRowProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PickerField {...row} value={value === '' ? null : value} open={open} onOpen={() => setOpen(true)} />
      <OptionPicker
        open={open}
        onOpenChange={setOpen}
        title={row.label}
        options={options.map((option) => ({ value: option, label: option }))}
        value={value === '' ? null : value}
        onChoose={(chosen) => {
          onChoose(chosen);
          setOpen(false);
        }}
      />
    </>
  );
}
