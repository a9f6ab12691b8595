/**
 * Every field bound to any form library: a provider above the rows says to which. The rows have the same
 * props as those of `@kopa/ui/react-hook-form`, except `control` and `rules`.
 */
// One import of a row brings its own picker alone.
export {
  BoundAmountField,
  BoundCodeField,
  BoundPhoneField,
  BoundTextField,
  type BoundAmountFieldProps,
  type BoundCodeFieldProps,
  type BoundPhoneFieldProps,
  type BoundTextFieldProps,
} from './typed-fields.js';
export {
  BoundAgreementCheck,
  BoundAmountSlider,
  BoundCheckbox,
  BoundCheckboxGroup,
  BoundChoiceChips,
  BoundRadioList,
  BoundRadioRow,
  BoundRating,
  BoundStepper,
  BoundSwitch,
  type BoundAgreementCheckProps,
  type BoundAmountSliderProps,
  type BoundCheckboxGroupProps,
  type BoundCheckboxProps,
  type BoundChoiceChipsProps,
  type BoundRadioListProps,
  type BoundRadioRowProps,
  type BoundRatingProps,
  type BoundStepperProps,
  type BoundSwitchProps,
} from './choice-fields.js';
export { BoundPickerField, type BoundPickerFieldProps } from './picker-field.js';
export { BoundRegionField, type BoundRegionFieldProps } from './region-field.js';
export { BoundDateField, type BoundDateFieldProps } from './date-field.js';
export { BoundWeekdayField, type BoundWeekdayFieldProps } from './weekday-field.js';
export { BoundDayOfMonthField, type BoundDayOfMonthFieldProps } from './day-of-month-field.js';
export { BoundValidPeriodField, type BoundValidPeriodFieldProps } from './valid-period-field.js';
export { BoundPhotoField, type BoundPhotoFieldProps } from './photo-field.js';
export {
  BoundField,
  BoundSheetField,
  type BoundFieldProps,
  type BoundSheetFieldProps,
} from './bound-field.js';
export { BoundErrorSummary, type BoundErrorSummaryProps } from './bound-error-summary.js';
export {
  FormBinding,
  type FieldOfAdapter,
  type FieldState,
  type FormAdapter,
  type FormBindingProps,
  type Refusal,
} from './adapter.js';
export {
  FormMessages,
  type Fault,
  type FormMessagesProps,
  type MessageOf,
  type TranslateMessage,
} from './form-messages.js';
export type { Bound, BoundRow, ControlledRow } from './bound.js';
export type { SheetOfRow } from './sheet-field.js';
