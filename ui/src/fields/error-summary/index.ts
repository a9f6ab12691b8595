export { ErrorSummary, focusField, type ErrorSummaryProps, type FieldInError } from './error-summary.js';
