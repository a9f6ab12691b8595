/** Every row in the order of the page. */
export const fields = [
  'firstName',
  'middleName',
  'lastName',
  'gender',
  'birthday',
  'education',
  'maritalStatus',
  'nationalId',
  'whatsappNo',
  'sparePhone',
  'email',
  'residenceType',
  'state',
  'city',
  'address',
] as const;

export type Field = (typeof fields)[number];

/** The values of the form: text in every row, empty without a value. `birthday` is 'YYYY-MM-DD'. */
export type Values = Record<Field, string>;

export const empty: Values = {
  firstName: '',
  middleName: '',
  lastName: '',
  gender: '',
  birthday: '',
  education: '',
  maritalStatus: '',
  nationalId: '',
  whatsappNo: '',
  sparePhone: '',
  email: '',
  residenceType: '',
  state: '',
  city: '',
  address: '',
};

/** The rows that appear once a birthday is chosen. */
export const afterBirthday: readonly Field[] = [
  'education',
  'maritalStatus',
  'nationalId',
  'whatsappNo',
  'sparePhone',
  'email',
];

/** The rows that may stay empty. */
export const optional: readonly Field[] = ['middleName', 'sparePhone'];
