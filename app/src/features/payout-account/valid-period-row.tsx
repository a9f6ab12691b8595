import { validPeriods } from '@kopa/contract/sections';
import { PickerField } from '@kopa/ui/picker-field';
import { ValidPeriodPicker } from '@kopa/ui/valid-period-picker';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { setText, useMessage } from '../../shared/form/rows.tsx';
import { useToday } from '../../shared/screen/use-today.ts';
import type { PayoutForm } from './payout-form.ts';

/** Until when a card is valid (S3-72, S3-106): kept as 'YYYY-MM', shown as on the card, "07/29". */
export function ValidPeriodRow({ form, label }: { form: PayoutForm; label: string }) {
  const [open, setOpen] = useState(false);
  const today = useToday();
  const value = useWatch({ control: form.control, name: 'validPeriod' });
  const error = useMessage(form, 'validPeriod');
  form.register('validPeriod');
  const [, year, month] = /^\d\d(\d\d)-(\d\d)$/.exec(value) ?? [];
  return (
    <>
      <PickerField
        id="validPeriod"
        label={label}
        required
        opens="calendar"
        open={open}
        value={year ? `${month}/${year}` : null}
        onOpen={() => setOpen(true)}
        error={error}
      />
      <ValidPeriodPicker
        open={open}
        onOpenChange={setOpen}
        title={label}
        value={year ? value : null}
        {...validPeriods(today)}
        onConfirm={(period) => {
          setOpen(false);
          setText(form, 'validPeriod', period);
        }}
      />
    </>
  );
}
