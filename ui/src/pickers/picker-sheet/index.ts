export { PickerSheet, type PickerSheetProps } from './picker-sheet.js';
