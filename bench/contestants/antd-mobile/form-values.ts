import type { Field } from '../../screen/fields.ts';

/** The rows with a list: antd-mobile's Picker holds an array, a value for each column. */
export type Listed = 'education' | 'maritalStatus' | 'residenceType' | 'state' | 'city';

export type FormValues = { birthday?: Date } & { [field in Listed]?: string[] } & {
  [field in Exclude<Field, Listed | 'birthday'>]?: string;
};
