import { useToast } from '@kopa/ui/toast';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { citiesOf, residenceTypes, states } from '../../screen/choices.ts';
import { texts } from '../../screen/texts.ts';
import { PickRow, setText, TextRow, type Form } from './rows.tsx';

/** The residence rows; another state clears the city. */
export const ResidenceRows = memo(function ResidenceRows({ form }: { form: Form }) {
  const toast = useToast();
  const state = useWatch({ control: form.control, name: 'state' });
  return (
    <>
      <PickRow form={form} name="residenceType" choices={residenceTypes} />
      <PickRow form={form} name="state" choices={states} onChosen={() => setText(form, 'city', '')} />
      <PickRow
        form={form}
        name="city"
        choices={citiesOf(state)}
        blockedReason={state === '' ? texts.stateFirst : undefined}
        onBlocked={() => toast(texts.stateFirst)}
      />
      <TextRow form={form} name="address" autoComplete="street-address" />
    </>
  );
});
