export { BottomSheet, type BottomSheetProps } from './bottom-sheet.js';
export type { SheetHeight, SnapPoint } from './sheet-engine.js';
export { preloadDragEngine } from './use-engine.js';
export type { CloseReason, OnOpenChange } from '../../platform/close-reason.js';
