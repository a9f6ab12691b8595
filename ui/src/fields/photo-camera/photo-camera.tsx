'use client';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { ModalFrame } from '../../platform/modal-frame.js';
import { findFocus } from './camera-focus.js';
import { fetchPanel, panelHere } from './fetched-panel.js';
import type { PhotoCameraProps } from './photo-camera-props.js';

/**
 * A full-page camera: the picture with a frame, an instruction and a large shutter; then the photo, to use or
 * retake. Renders a modal `<dialog>`. The camera is requested on opening and released after the photo, on
 * closing and while the page is hidden. The phone's own camera and gallery are always available.
 *
 * The content is fetched on the first opening; when the fetch fails, the camera closes with the reason
 * `cancel`.
 */
export function PhotoCamera(props: PhotoCameraProps) {
  const { open, onOpenChange, title, shape: _, onFile: _file, onTrouble: _trouble, ...rest } = props;
  const { className: _look, style: _style, ...native } = rest;
  const id = useId();
  const { Panel } = useFetchedPanel(open, () => onOpenChange(false, 'cancel'));
  const [isPresent, setIsPresent] = useState(open);
  if (open && !isPresent) setIsPresent(true);
  // Closed before the content arrived.
  if (!open && isPresent && !Panel) setIsPresent(false);
  if (title.trim() === '')
    complain('PhotoCamera', 'it has no title, so the subject of the photo is unknown. Pass a title.');
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
      {/* The content disappears at once; only the background fades. */}
      {open ? <Panel {...props} id={id} /> : null}
    </ModalFrame>
  );
}

/** The content of the camera, or undefined during the fetch. */
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
