export { PermissionSheet, type PermissionSheetProps, type PermissionState } from './permission-sheet.js';
