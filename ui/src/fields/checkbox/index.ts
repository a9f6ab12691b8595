export { Checkbox, type CheckboxProps } from './checkbox.js';
export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './checkbox-group.js';
export { TickBox } from './tick-box.js';
export type { CheckboxInputProps } from './tick-row.js';
