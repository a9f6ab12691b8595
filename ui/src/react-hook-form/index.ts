export {
  RhfAmountField,
  RhfCodeField,
  RhfPhoneField,
  RhfTextField,
  type RhfAmountFieldProps,
  type RhfCodeFieldProps,
  type RhfPhoneFieldProps,
  type RhfTextFieldProps,
} from './typed-fields.js';
export { RhfErrorSummary, type RhfErrorSummaryProps } from './rhf-error-summary.js';
export { RhfMessages, type MessageOf, type RhfMessagesProps, type TranslateMessage } from './rhf-messages.js';
export { reportErrors } from './rows-of-form.js';
export type { Bound, BoundRules, FormControl } from './binding.js';
