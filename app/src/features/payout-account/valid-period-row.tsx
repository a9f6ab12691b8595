import { validPeriods } from '@kopa/contract/sections';
import { RhfValidPeriodField } from '@kopa/ui/react-hook-form';
import { rowOf } from '../../shared/form/row-of.ts';
import { useToday } from '../../shared/screen/use-today.ts';
import type { PayoutValues } from './payout-form.ts';

/** The expiry of a card (S3-72, S3-106): stored as 'YYYY-MM', shown as on the card, "07/29". */
export function ValidPeriodRow({ label }: { label: string }) {
  const today = useToday();
  return (
    <RhfValidPeriodField<PayoutValues>
      {...rowOf('validPeriod')}
      label={label}
      required
      {...validPeriods(today)}
    />
  );
}
