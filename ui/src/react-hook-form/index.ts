/**
 * Every field bound to react-hook-form: a row with its picker, its rules and its error. `control` carries the
 * types of the form.
 */
// One module per row: a screen's chunk contains only its own rows and pickers.
export { RhfTextField, type RhfTextFieldProps } from './rhf-text-field.js';
export { RhfPhoneField, type RhfPhoneFieldProps } from './rhf-phone-field.js';
export { RhfAmountField, type RhfAmountFieldProps } from './rhf-amount-field.js';
export { RhfCodeField, type RhfCodeFieldProps } from './rhf-code-field.js';
export { RhfRadioRow, type RhfRadioRowProps } from './rhf-radio-row.js';
export { RhfRadioList, type RhfRadioListProps } from './rhf-radio-list.js';
export { RhfChoiceChips, type RhfChoiceChipsProps } from './rhf-choice-chips.js';
export { RhfRating, type RhfRatingProps } from './rhf-rating.js';
export { RhfAmountSlider, type RhfAmountSliderProps } from './rhf-amount-slider.js';
export { RhfAgreementCheck, type RhfAgreementCheckProps } from './rhf-agreement-check.js';
export { RhfCheckbox, type RhfCheckboxProps } from './rhf-checkbox.js';
export { RhfCheckboxGroup, type RhfCheckboxGroupProps } from './rhf-checkbox-group.js';
export { RhfStepper, type RhfStepperProps } from './rhf-stepper.js';
export { RhfSwitch, type RhfSwitchProps } from './rhf-switch.js';
export { RhfPickerField, type RhfPickerFieldProps } from './rhf-picker-field.js';
export { RhfListField, type RhfListFieldProps } from './rhf-list-field.js';
export { RhfRegionField, type RhfRegionFieldProps } from './rhf-region-field.js';
export { RhfDateField, type RhfDateFieldProps } from './rhf-date-field.js';
export { RhfWeekdayField, type RhfWeekdayFieldProps } from './rhf-weekday-field.js';
export { RhfDayOfMonthField, type RhfDayOfMonthFieldProps } from './rhf-day-of-month-field.js';
export { RhfValidPeriodField, type RhfValidPeriodFieldProps } from './rhf-valid-period-field.js';
export { RhfPhotoField, type RhfPhotoFieldProps } from './rhf-photo-field.js';
export { RhfSheetField, type RhfSheetFieldProps } from './rhf-sheet-field.js';
export type { SheetOfRow } from '../form/sheet-field.js';
export { RhfField, type RhfFieldProps } from './rhf-field.js';
export { RhfBinding, type RhfBindingProps } from './rhf-binding.js';
export { RhfErrorSummary, type RhfErrorSummaryProps } from './rhf-error-summary.js';
export { RhfOtherErrors, type RhfOtherErrorsProps } from './rhf-other-errors.js';
export {
  FormMessages as RhfMessages,
  type FormMessagesProps as RhfMessagesProps,
  type MessageOf,
  type TranslateMessage,
} from '../form/form-messages.js';
export { reportErrors } from './form-errors.js';
export type { Bound, BoundRules, FormControl } from './binding.js';
export type { ControlledRow } from '../form/bound.js';
