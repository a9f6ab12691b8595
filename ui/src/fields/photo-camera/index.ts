export type { CameraShape } from './camera-geometry.js';
export { preloadPhotoCamera } from './fetched-panel.js';
export { PhotoCamera } from './photo-camera.js';
export type { PhotoCameraProps } from './photo-camera-props.js';
export type { CameraTrouble } from './use-camera-stream.js';
export { usePhotoCamera, type PhotoCameraInHand, type PhotoRequest } from './use-photo-camera.js';
