import regions from './data/regions.json' with { type: 'json' };

/** One row of a list to choose from. */
export interface Choice {
  value: string;
  label: string;
}

/** A state of Kenya, in the sense of the form: a province of the old division, with its districts. */
export interface Region extends Choice {
  cities: readonly Choice[];
}

export const genders: readonly Choice[] = [
  { value: '1', label: 'Male' },
  { value: '2', label: 'Female' },
];

export const educations: readonly Choice[] = [
  { value: 'none', label: 'No formal education' },
  { value: 'primary', label: 'Primary school' },
  { value: 'secondary', label: 'Secondary school' },
  { value: 'bachelor', label: "Bachelor's degree" },
  { value: 'master', label: "Master's degree or higher" },
];

export const maritalStatuses: readonly Choice[] = [
  { value: 'single', label: 'Single' },
  { value: 'married', label: 'Married' },
  { value: 'divorced', label: 'Divorced' },
  { value: 'widowed', label: 'Widowed' },
];

export const residenceTypes: readonly Choice[] = [
  { value: 'own', label: 'Own house' },
  { value: 'rented', label: 'Rented' },
  { value: 'other', label: 'Other' },
];

/** The eight states with their cities. */
export const states: readonly Region[] = regions;

/** The cities of a state; none while no state is chosen. */
export function citiesOf(state: string): readonly Choice[] {
  return states.find(({ value }) => value === state)?.cities ?? [];
}

/** The label of a value in a list; null without a choice. */
export function labelOf(choices: readonly Choice[], value: string): string | null {
  return choices.find((choice) => choice.value === value)?.label ?? null;
}
