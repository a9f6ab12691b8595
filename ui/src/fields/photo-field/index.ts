export { downscale, type DownscaleFailure, type DownscaleOptions } from './downscale.js';
export { PhotoButton, type PhotoButtonProps } from './photo-button.js';
export { PhotoField, type PhotoFieldProps } from './photo-field.js';
export { PhotoHints, type PhotoHintsProps } from './photo-hint.js';
