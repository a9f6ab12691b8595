import type { OnOpenChange } from '../../platform/close-reason.js';
import type { NativeOverlay } from '../../platform/native-overlay.js';
import type { CameraShape } from './camera-geometry.js';
import type { CameraTrouble } from './use-camera-stream.js';

/** `className` and `style` go to the panel, other `<dialog>` props to the dialog. */
export interface PhotoCameraProps extends NativeOverlay {
  open: boolean;
  /** Called for every way out; `confirm` follows `onFile`. The camera stays until `open` is false. */
  onOpenChange: OnOpenChange;
  /** The subject in a few words: "ID, front". */
  title: string;
  /**
   * `card`: the back camera and a frame with a card's shape. `face`: the front camera, mirrored, and an oval.
   */
  shape: CameraShape;
  /** Called with the accepted photo: a JPEG of the frame, or the file of the phone's camera or gallery. */
  onFile: (file: File) => void;
  /**
   * Called with the reason when the camera shows no picture. The user has seen the reason and can use the
   * file input.
   */
  onTrouble?: ((trouble: CameraTrouble) => void) | undefined;
}
