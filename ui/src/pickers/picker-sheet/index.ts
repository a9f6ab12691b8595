export { PickerSentence, type PickerSentenceProps } from './picker-sentence.js';
export { PickerSheet, type PickerSheetProps } from './picker-sheet.js';
export { useMarked, type Choosing } from './use-marked.js';
export { useOpenings } from './use-openings.js';
