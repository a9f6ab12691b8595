export { PermissionSheet, type PermissionSheetProps, type PermissionState } from './permission-sheet.js';
export type { CloseReason, OnOpenChange } from '../../platform/close-reason.js';
