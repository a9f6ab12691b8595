export { CopyButton, type CopyButtonProps, type CopyOutcome } from './copy-button.js';
