import type { Field } from './fields.ts';

/** The texts of the screen, the same in every contestant. */
export const texts = {
  title: 'About you',
  residence: 'Where you live',
  required: 'must be filled',
  next: 'Continue',
  back: 'Back',
  cancel: 'Cancel',
  confirm: 'Confirm',
  choose: 'Choose',
  stateFirst: 'Choose a state first',
  saved: 'Saved',
  prefix: '+254',
} as const;

export const labels: Record<Field, string> = {
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  gender: 'Gender',
  birthday: 'Birthday',
  education: 'Education',
  maritalStatus: 'Marital status',
  nationalId: 'National ID number',
  whatsappNo: 'WhatsApp number',
  sparePhone: 'Another phone number',
  email: 'Email',
  residenceType: 'Kind of home',
  state: 'State',
  city: 'City',
  address: 'Address',
};

/** The placeholder of an empty input. */
export const placeholders: Partial<Record<Field, string>> = {
  firstName: 'As on your ID',
  middleName: 'As on your ID',
  lastName: 'As on your ID',
  nationalId: '8 digits',
  whatsappNo: '9 digits',
  sparePhone: '9 digits',
  email: 'name@example.com',
  address: 'Street, house or landmark',
};

/** The message of an empty required row. */
export const missing: Partial<Record<Field, string>> = {
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  gender: 'Choose male or female',
  birthday: 'Choose your birthday',
  education: 'Choose your education',
  maritalStatus: 'Choose your marital status',
  nationalId: 'Enter your ID number',
  whatsappNo: 'Enter your WhatsApp number',
  email: 'Enter your email address',
  residenceType: 'Choose your kind of home',
  state: 'Choose your state',
  city: 'Choose your city',
  address: 'Enter your address',
};

/** The message of an invalid row. */
export const wrong = {
  name: 'Enter at least 3 letters',
  nationalId: 'Enter the 8 digits of your ID number',
  phone: 'Enter a Kenyan mobile number, 9 digits after +254',
  email: 'Add what is missing, for example name@gmail.com',
} as const;
