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
export {
  RhfAmountSlider,
  RhfChoiceChips,
  RhfRadioList,
  RhfRadioRow,
  RhfRating,
  type RhfAmountSliderProps,
  type RhfChoiceChipsProps,
  type RhfRadioListProps,
  type RhfRadioRowProps,
  type RhfRatingProps,
} from './choice-fields.js';
export {
  RhfAgreementCheck,
  RhfCheckbox,
  RhfCheckboxGroup,
  type RhfAgreementCheckProps,
  type RhfCheckboxGroupProps,
  type RhfCheckboxProps,
} from './tick-fields.js';
export {
  RhfDateField,
  RhfDayOfMonthField,
  RhfValidPeriodField,
  RhfWeekdayField,
  type RhfDateFieldProps,
  type RhfDayOfMonthFieldProps,
  type RhfValidPeriodFieldProps,
  type RhfWeekdayFieldProps,
} from './date-fields.js';
export {
  RhfPickerField,
  RhfRegionField,
  type RhfPickerFieldProps,
  type RhfRegionFieldProps,
} from './picker-fields.js';
export { RhfPhotoField, type RhfPhotoFieldProps } from './photo-field.js';
export { RhfErrorSummary, type RhfErrorSummaryProps } from './rhf-error-summary.js';
export { RhfMessages, type MessageOf, type RhfMessagesProps, type TranslateMessage } from './rhf-messages.js';
export { reportErrors } from './rows-of-form.js';
export type { Bound, BoundRules, FormControl } from './binding.js';
