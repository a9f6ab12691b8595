export { PickerSentence, type PickerSentenceProps } from './picker-sentence.js';
export { PickerSheet, type PickerSheetProps } from './picker-sheet.js';
export { useOpenings } from './use-openings.js';
