import { FieldGroup } from '@kopa/ui/field-row';
import { PickerField, type PickerFieldProps } from '@kopa/ui/picker-field';
import { useState, type ReactNode } from 'react';

interface PickerRowProps extends Pick<PickerFieldProps, 'label' | 'value' | 'opens'> {
  /** The page's heading. */
  heading?: string;
  /** Before it opens: where a sheet keeps a draft, it begins at what the row has. */
  onOpening?: () => void;
  children: (open: boolean, setOpen: (open: boolean) => void) => ReactNode;
}

/** A row of a form that opens a picker: as pickers stand in an app. */
export function PickerRow({ heading = 'About you', onOpening, children, ...field }: PickerRowProps) {
  const [open, setOpen] = useState(false);
  return (
    <main className="flex min-h-screen flex-col gap-4 p-4">
      <h1 className="text-heading">{heading}</h1>
      <FieldGroup>
        <PickerField
          {...field}
          required
          open={open}
          onOpen={() => {
            onOpening?.();
            setOpen(true);
          }}
        />
      </FieldGroup>
      {children(open, setOpen)}
    </main>
  );
}
