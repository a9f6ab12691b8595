import { RhfPickerField, RhfTextField } from '@kopa/ui/react-hook-form';
import { useToast } from '@kopa/ui/toast';
import { useFormContext, useWatch } from 'react-hook-form';
import { citiesOf, residenceTypes, states } from '../../screen/choices.ts';
import type { Values } from '../../screen/fields.ts';
import { texts } from '../../screen/texts.ts';
import { rowOf, typedRowOf } from './row-of.ts';

/** The residence rows; another state clears the city. */
export function ResidenceRows() {
  const toast = useToast();
  const { setValue } = useFormContext<Values>();
  const state = useWatch<Values, 'state'>({ name: 'state' });
  return (
    <>
      <RhfPickerField<Values> {...rowOf('residenceType')} options={residenceTypes} />
      <RhfPickerField<Values>
        {...rowOf('state')}
        options={states}
        onChosen={() => setValue('city', '', { shouldDirty: true })}
      />
      <RhfPickerField<Values>
        {...rowOf('city')}
        options={citiesOf(state)}
        blockedReason={state === '' ? texts.stateFirst : undefined}
        onBlocked={() => toast(texts.stateFirst)}
      />
      <RhfTextField<Values> {...typedRowOf('address')} autoComplete="street-address" />
    </>
  );
}
