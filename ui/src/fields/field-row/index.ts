export { FieldGroup, RequiredLegend, type FieldGroupProps, type RequiredLegendProps } from './field-group.js';
export { FieldError, FieldLabel, type FieldErrorProps, type FieldLabelProps } from './field-message.js';
export { FieldRow, type FieldRowProps } from './field-row.js';
export {
  joinIds,
  useFieldWiring,
  type ControlProps,
  type FieldProps,
  type Obligation,
  type FieldWiring,
} from './field-wiring.js';
