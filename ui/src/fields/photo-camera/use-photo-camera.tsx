'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { AskForPhoto } from '../photo-field/photo-button.js';
import type { CameraShape } from './camera-geometry.js';
import { canOpenCamera, noteRefusal, watchCamera } from './known-camera.js';
import { fetchPanel, panelHere, preloadPhotoCamera } from './fetched-panel.js';
import { PhotoCamera } from './photo-camera.js';

/** The subject of the photo. */
export interface PhotoRequest {
  shape: CameraShape;
  /** "ID, front" */
  title: string;
}

export interface PhotoCameraInHand {
  /**
   * For `ask` of a PhotoField or a PhotoButton: uses the camera in the page. Without a camera, after a
   * refusal, and for the gallery, the same press opens the browser's own input.
   */
  askFor: (request: PhotoRequest) => AskForPhoto;
  /** The camera element while open; render the element anywhere. */
  camera: ReactNode;
}

interface Asked extends PhotoRequest {
  settle: (file: File | null) => void;
}

const whenIdle = (act: () => void): (() => void) => {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act);
  return () => cancelIdleCallback(handle);
};

/**
 * The camera in the page for photo buttons. Detects a camera and a refusal beforehand, asks for permission
 * only on a press, and fetches the code when the page is idle.
 */
export function usePhotoCamera(): PhotoCameraInHand {
  const [asked, setAsked] = useState<Asked>();
  const [open, setOpen] = useState(false);
  const latest = useRef<Asked>(undefined);
  useEffect(() => {
    const until = new AbortController();
    let cancel: (() => void) | undefined;
    const prepare = async () => {
      await watchCamera(until.signal);
      if (until.signal.aborted || !canOpenCamera()) return;
      cancel = whenIdle(() => void preloadPhotoCamera());
    };
    void prepare();
    return () => {
      until.abort();
      cancel?.();
      latest.current?.settle(null);
    };
  }, []);
  const askFor =
    (request: PhotoRequest): AskForPhoto =>
    async (from) => {
      if (from === 'gallery' || !canOpenCamera()) throw new Error('There is no camera to open in the page.');
      if (!panelHere()) await fetchPanel();
      return new Promise((resolve) => {
        latest.current?.settle(null);
        latest.current = { ...request, settle: resolve };
        setAsked(latest.current);
        setOpen(true);
      });
    };
  const camera = asked ? (
    <PhotoCamera
      open={open}
      title={asked.title}
      shape={asked.shape}
      onFile={asked.settle}
      onOpenChange={(next) => {
        if (next) return;
        asked.settle(null);
        setOpen(false);
      }}
      onTrouble={(trouble) => trouble === 'refused' && noteRefusal()}
    />
  ) : null;
  return { askFor, camera };
}
