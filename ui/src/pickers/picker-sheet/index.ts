export { PickerSentence, type PickerSentenceProps } from './picker-sentence.js';
export { PickerSheet, type PickerSheetProps } from './picker-sheet.js';
