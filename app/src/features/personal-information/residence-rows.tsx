import { residenceTypes } from '@kopa/contract/enumerations';
import { stateOf, states } from '@kopa/contract/regions';
import type { PersonalSection } from '@kopa/contract/sections';
import { useToast } from '@kopa/ui/toast';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useOptions } from '../../shared/form/options.ts';
import { PickRow, setText, TextRow } from '../../shared/form/rows.tsx';

/** The residence rows (S2-115 to S2-119); a new state clears the city (S4-51). */
export function ResidenceRows({ form }: { form: UseFormReturn<PersonalSection> }) {
  const { t } = useTranslation('personal');
  const toast = useToast();
  const options = useOptions();
  const state = stateOf(useWatch({ control: form.control, name: 'state' }));
  return (
    <>
      <PickRow
        form={form}
        name="residenceType"
        label={t('residenceType.label')}
        required
        options={options('residenceType', residenceTypes)}
      />
      <PickRow
        form={form}
        name="state"
        label={t('state.label')}
        required
        options={options(
          'state',
          states.map(({ code }) => code),
        )}
        onChosen={() => setText(form, 'city', '')}
      />
      <PickRow
        form={form}
        name="city"
        label={t('city.label')}
        required
        blockedReason={state ? undefined : t('stateTip')}
        onBlocked={() => toast(t('stateTip'), { key: 'stateTip' })}
        options={(state?.cities ?? []).map((city) => ({
          value: city.code,
          label: city.name,
          ...(city.alsoCovers && {
            caption: t('city.with', { names: city.alsoCovers.join(', ') }),
            keywords: city.alsoCovers,
          }),
        }))}
      />
      <TextRow
        form={form}
        name="address"
        label={t('address.label')}
        required
        autoComplete="street-address"
        maxLength={100}
        placeholder={t('address.wanted')}
      />
    </>
  );
}
