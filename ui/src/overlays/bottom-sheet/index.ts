export {
  BottomSheet,
  type BottomSheetProps,
  type CloseReason,
  type OnOpenChange,
  type SheetHeight,
} from './bottom-sheet.js';
