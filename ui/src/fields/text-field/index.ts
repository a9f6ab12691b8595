export { TextField, type TextFieldProps } from './text-field.js';
export { assignRef, nativeValue, typeInto, useTypedInput, type TextControl } from './typed-input.js';
