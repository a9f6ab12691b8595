'use client';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '../../actions/button/index.js';
import { cx } from '../../foundations/cx/index.js';
import { Camera, LoaderCircle } from '../../foundations/icons/index.js';
import { generalWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import { CameraFooter } from './camera-footer.js';
import { findFocus } from './camera-focus.js';
import { photoIn, type Size } from './camera-geometry.js';
import { CameraView } from './camera-view.js';
import { willBeAsked } from './known-camera.js';
import type { LiveHint } from './live-look.js';
import type { PhotoCameraProps } from './photo-camera-props.js';
import { drawStill, fileOf, openEye } from './take-still.js';
import { stopStream, useCameraStream } from './use-camera-stream.js';
import { useLiveHint } from './use-live-hint.js';

/** The photo and the doubts about its quality. */
interface Still {
  file: File;
  address: string;
  hint: LiveHint | undefined;
}

export interface CameraPanelProps extends PhotoCameraProps {
  /** Id of the title. */
  id: string;
}

/** The content of an open PhotoCamera, fetched on demand. */
export function CameraPanel({ id, ...props }: CameraPanelProps) {
  const { onOpenChange, title, shape, onFile } = props;
  const strings = useStrings(generalWords);
  const panel = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const taking = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const [stuck, setStuck] = useState(false);
  const [still, setStill] = useState<Still>();
  const [box, setBox] = useState<Size>();
  const [picture, setPicture] = useState<Size>();
  const isWide = useIsWide(panel);
  const camera = useCameraStream(!still, shape === 'face' ? 'user' : 'environment', attempt);
  const stream = camera.at === 'live' ? camera.stream : undefined;
  const trouble = camera.at === 'trouble' ? camera.trouble : stuck ? 'busy' : undefined;
  const isLive = stream !== undefined && picture !== undefined && !stuck;
  const hint = useLiveHint(video, isLive, shape, { box, picture });
  const stage = still ? 'still' : trouble ? 'trouble' : isLive ? 'live' : 'starting';

  if (!stream && picture) setPicture(undefined);
  const listener = useRef(props.onTrouble);
  useLayoutEffect(() => {
    listener.current = props.onTrouble;
  });
  useEffect(() => {
    if (trouble) listener.current?.(trouble);
  }, [trouble]);
  useEffect(() => still && (() => URL.revokeObjectURL(still.address)), [still]);
  useLayoutEffect(() => {
    // The pressed button has disappeared: the focus moves to the next one.
    const element = panel.current;
    if (element && !element.contains(document.activeElement)) findFocus(element)?.focus();
    // A new stage takes the button away; nothing else does.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [stage]);

  const take = async () => {
    if (!isLive || !video.current || !box || !picture || taking.current) return;
    taking.current = true;
    const part = photoIn(box, picture, shape);
    const canvas = drawStill(video.current, part);
    const file = canvas && (await fileOf(canvas));
    taking.current = false;
    if (!file || !panel.current) return;
    stopStream(stream);
    const seen = openEye(shape)(canvas, { ...part, x: 0, y: 0 });
    setStill({ file, address: URL.createObjectURL(file), hint: seen });
  };
  const give = (file: File) => {
    onFile(file);
    onOpenChange(false, 'confirm');
  };
  const again = () => {
    setStuck(false);
    setStill(undefined);
    setAttempt((count) => count + 1);
  };
  return (
    <div
      ref={panel}
      data-stage={stage}
      className={cx('relative grid size-full overflow-y-auto bg-surface', props.className)}
      style={{ ...(isWide ? wideLayout : highLayout), padding: safeArea, ...props.style }}
    >
      <div className="flex items-center gap-2 self-start pe-1 ps-4" style={{ gridArea: 'head' }}>
        <h2 id={id} tabIndex={-1} className="min-w-0 flex-1 py-3 text-title text-ink outline-none">
          {title}
        </h2>
        <Button variant="text" tone="muted" onClick={() => onOpenChange(false, 'cancel')}>
          {strings.cancel}
        </Button>
      </div>
      <CameraView
        shape={shape}
        picture={picture}
        onPicture={setPicture}
        onBox={setBox}
        stream={stream}
        video={video}
        onStuck={() => setStuck(true)}
        framed={stage === 'starting' || stage === 'live'}
      >
        {still ? (
          <img src={still.address} alt="" className="size-full bg-sunken object-contain" />
        ) : stage === 'starting' ? (
          <LoaderCircle aria-hidden className="size-8 animate-spin motion-reduce:animate-none" />
        ) : stage === 'trouble' ? (
          <Camera aria-hidden className="size-14" />
        ) : null}
      </CameraView>
      <CameraFooter
        shape={shape}
        stage={stage}
        asks={willBeAsked()}
        hint={still ? still.hint : hint}
        trouble={trouble}
        track={stream?.getVideoTracks()[0]}
        onTake={() => void take()}
        onUse={() => still && give(still.file)}
        onAgain={again}
        onFile={give}
      />
    </div>
  );
}

/** The picture keeps a third of the height at any text size; the remaining content scrolls. */
const highLayout = { gridTemplate: '"head" auto "view" minmax(30%, 1fr) "foot" auto / 100%' };
/** In landscape orientation, text and buttons stand beside the picture. */
const wideLayout = { gridTemplate: '"view head" auto "view foot" 1fr / 1fr 40%' };
const safeArea = ['top', 'right', 'bottom', 'left'].map((side) => `env(safe-area-inset-${side})`).join(' ');

/** Whether the element is a phone in landscape orientation: wide and low. */
function useIsWide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    const panel = element.current;
    if (!panel) return undefined;
    const measure = () => setIsWide(panel.clientWidth > panel.clientHeight && panel.clientHeight < 600);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(panel);
    return () => observer.disconnect();
  }, [element]);
  return isWide;
}
