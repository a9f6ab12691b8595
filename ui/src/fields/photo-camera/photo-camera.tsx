'use client';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { complain } from '../../foundations/complain/index.js';
import type { OnOpenChange } from '../../platform/close-reason.js';
import { ModalFrame } from '../../platform/modal-frame.js';
import type { NativeOverlay } from '../../platform/native-overlay.js';
import { findFocus } from './camera-focus.js';
import type { CameraShape } from './camera-geometry.js';
import { fetchPanel, panelHere } from './fetched-panel.js';
import type { CameraTrouble } from './use-camera-stream.js';

/** `className` and `style` go to the panel, everything else that a `<dialog>` takes to the dialog. */
export interface PhotoCameraProps extends NativeOverlay {
  open: boolean;
  /** Every way out ends here; `confirm` comes after `onFile`. It stays until `open` is false. */
  onOpenChange: OnOpenChange;
  /** What is photographed, in a few words: "ID, front". */
  title: string;
  /** `card`: the back camera, and a frame of a card's shape. `face`: the front camera, mirrored, and an oval. */
  shape: CameraShape;
  /** The photo that the user wants to use: a JPEG of what was in the frame, or what the phone's own camera or gallery gave. */
  onFile: (file: File) => void;
  /** There is no picture, and why. The user has been told and has the way to the file input. */
  onTrouble?: ((trouble: CameraTrouble) => void) | undefined;
}

/**
 * The camera, over all of the page: the picture with a frame in it, what to do better, and a large button; then what was taken, to
 * be used or taken again. Renders a modal `<dialog>`. It asks for the camera when it opens, lets go of it when the photo is
 * taken, when it closes and while the page is out of sight, and always has a way to the phone's own camera or gallery.
 *
 * What is in it is fetched when it first opens; where that does not come, it closes with the reason `cancel`.
 */
export function PhotoCamera(props: PhotoCameraProps) {
  const { open, onOpenChange, title, shape: _, onFile: _file, onTrouble: _trouble, ...rest } = props;
  const { className: _look, style: _style, ...native } = rest;
  const id = useId();
  const { Panel } = useFetchedPanel(open, () => onOpenChange(false, 'cancel'));
  const [isPresent, setIsPresent] = useState(open);
  if (open && !isPresent) setIsPresent(true);
  // Closed before it was there.
  if (!open && isPresent && !Panel) setIsPresent(false);
  if (title.trim() === '')
    complain('PhotoCamera', 'it has no title, so nobody knows what to photograph. Give it one.');
  if (!isPresent || !Panel || typeof document === 'undefined') return null;
  return (
    <ModalFrame
      name="PhotoCamera"
      open={open}
      onAway={(reason) => onOpenChange(false, reason)}
      onGone={() => setIsPresent(false)}
      labelledBy={id}
      className="kopa-frame"
      findFocus={findFocus}
      native={native}
    >
      {/* Gone at once, and with it the picture: only the ground takes its time. */}
      {open ? <Panel {...props} id={id} /> : null}
    </ModalFrame>
  );
}

/** What is in the camera, or undefined for the moment in which it is being fetched. */
function useFetchedPanel(open: boolean, onMissing: () => void) {
  const [Panel, setPanel] = useState(panelHere);
  const missing = useRef(onMissing);
  useLayoutEffect(() => {
    missing.current = onMissing;
  });
  const isAwaited = open && !Panel;
  useEffect(() => {
    if (!isAwaited) return undefined;
    let still = true;
    fetchPanel().then(
      (panel) => still && setPanel(() => panel),
      () => still && missing.current(),
    );
    return () => {
      still = false;
    };
  }, [isAwaited]);
  return { Panel };
}
