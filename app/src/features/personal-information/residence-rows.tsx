import { personalFields as fields } from '@kopa/contract/fields/personal-fields';
import { stateOf, type State } from '@kopa/contract/regions';
import { personalExtrasOf, type PersonalSection } from '@kopa/contract/sections';
import { useToast } from '@kopa/ui/toast';
import { RhfListField, RhfTextField } from '@kopa/ui/react-hook-form';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LazyOptionPicker } from '../../shared/form/lazy-option-picker.tsx';
import { useOptions } from '../../shared/form/options.ts';
import { rowOf } from '../../shared/form/row-of.ts';
import { setText } from '../../shared/form/set-text.ts';
import { policy } from '../../shared/session/policy.ts';
import { MarketRows } from './market-rows.tsx';

type Form = UseFormReturn<PersonalSection>;

/** The residence rows (S2-115 to S2-119), and the market's. */
export function ResidenceRows({ form }: { form: Form }) {
  const { t } = useTranslation('personal');
  const options = useOptions();
  return (
    <>
      <RhfListField<PersonalSection>
        picker={LazyOptionPicker}
        {...rowOf('residenceType')}
        label={t('residenceType.label')}
        required
        options={options(fields.residenceType.lists[0])}
      />
      {policy().market.regions === 'kenya' ? <ListedRegion form={form} /> : <TypedRegion />}
      <RhfTextField<PersonalSection>
        {...rowOf('address')}
        label={t('address.label')}
        required
        autoComplete="street-address"
        maxLength={100}
        placeholder={t('address.wanted')}
      />
      <MarketRows extras={personalExtrasOf(policy(), true)} />
    </>
  );
}

/** A state and its city, from lists; another state clears the city (S4-51, S4-52). */
function ListedRegion({ form }: { form: Form }) {
  const { t } = useTranslation('personal');
  const toast = useToast();
  const options = useOptions();
  const [isStateOpen, setIsStateOpen] = useState(false);
  const state = stateOf(useWatch({ control: form.control, name: 'state' }));
  const choices = options(fields.state.lists[0]);
  const stateName = choices.find(({ value }) => value === state?.code)?.label;
  return (
    <>
      <RhfListField<PersonalSection>
        picker={LazyOptionPicker}
        {...rowOf('state')}
        label={t('state.label')}
        required
        options={choices}
        open={isStateOpen}
        onOpenChange={setIsStateOpen}
        onChosen={() => setText(form, 'city', '')}
      />
      <RhfListField<PersonalSection>
        picker={LazyOptionPicker}
        {...rowOf('city')}
        label={t('city.label')}
        required
        blockedReason={state ? undefined : t('stateTip')}
        onBlocked={() => toast(t('stateTip'), { key: 'personalInfomation.stateTip', tone: 'info' })}
        options={state ? citiesOf(state, (names) => t('city.with', { names })) : []}
        note={t('city.in', { state: stateName })}
        action={{ label: t('state.change'), onClick: () => setIsStateOpen(true) }}
      />
    </>
  );
}

/** Two typed rows where the market's regions have no list. */
function TypedRegion() {
  const { t } = useTranslation('personal');
  return (
    <>
      <RhfTextField<PersonalSection>
        {...rowOf('state')}
        label={t('state.typed')}
        required
        autoComplete="address-level1"
        autoCapitalize="words"
        maxLength={100}
        placeholder={t('state.wanted')}
      />
      <RhfTextField<PersonalSection>
        {...rowOf('city')}
        label={t('city.label')}
        required
        autoComplete="address-level2"
        autoCapitalize="words"
        maxLength={100}
        placeholder={t('city.wanted')}
      />
    </>
  );
}

/** A state's cities as options, searchable by merged names. */
function citiesOf({ cities }: State, withNames: (names: string) => string) {
  return cities.map(({ code, name, alsoCovers }) => ({
    value: code,
    label: name,
    ...(alsoCovers && { caption: withNames(alsoCovers.join(', ')), keywords: alsoCovers }),
  }));
}
