export { Dialog, type DialogProps } from './dialog.js';
export type { CloseReason, OnOpenChange } from '../../platform/close-reason.js';
