export { acceptPhotos, type PhotoLimits } from './accept-photos.js';
export {
  downscale,
  preparePhoto,
  type DownscaleFailure,
  type DownscaleOptions,
  type PreparedPhoto,
} from './downscale.js';
export { PhotoButton, type AskForPhoto, type PhotoButtonProps } from './photo-button.js';
export { usePhotoFaultText, type PhotoAdvice, type PhotoFault } from './photo-fault.js';
export { PhotoField, type PhotoFieldProps } from './photo-field.js';
export { PhotoFrame, type PhotoFrameProps, type PhotoShape } from './photo-frame.js';
export { PhotoHints, type PhotoHintsProps } from './photo-hint.js';
export { usePhotoProgress } from './photo-progress.js';
export { usePhoto, type PhotoInHand, type UsePhotoOptions } from './use-photo.js';
