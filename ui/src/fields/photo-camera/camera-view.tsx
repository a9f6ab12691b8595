'use client';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { frameIn, placeVideo, type CameraShape, type Size } from './camera-geometry.js';

interface CameraViewProps {
  shape: CameraShape;
  /** Size of the picture, once available. */
  picture: Size | undefined;
  onPicture: (size: Size) => void;
  /** The surrounding box, in px of the page. */
  onBox: (size: Size) => void;
  stream: MediaStream | undefined;
  video: RefObject<HTMLVideoElement | null>;
  /** Called when the browser cannot play the available stream, as in power-saving mode. */
  onStuck: () => void;
  /** Shows the frame. */
  framed: boolean;
  /** Content over the centre of the picture. */
  children?: ReactNode;
}

async function show(video: HTMLVideoElement, stream: MediaStream | null): Promise<void> {
  video.srcObject = stream;
  // Safari does not play a video that only React's attribute has muted.
  video.muted = true;
  if (stream) await video.play();
}

/**
 * The camera's picture with a frame; the surroundings of the frame are darker. Hidden from screen readers.
 */
export function CameraView(props: CameraViewProps) {
  const { shape, picture, stream, video, framed, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      const measured = { width: element.clientWidth, height: element.clientHeight };
      if (measured.width === 0 || measured.height === 0) return;
      setSize(measured);
      latest.current.onBox(measured);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const element = video.current;
    if (!element || !stream) return undefined;
    show(element, stream).catch((reason: unknown) => {
      if (reason instanceof Error && reason.name !== 'AbortError') latest.current.onStuck();
    });
    return () => void show(element, null);
  }, [stream, video]);
  const learn = () => {
    const { videoWidth: width, videoHeight: height } = video.current ?? {};
    if (width && height) props.onPicture({ width, height });
  };
  const placed = size && picture && placeVideo(size, picture, shape);
  return (
    <div
      ref={box}
      aria-hidden
      className="relative min-h-0 overflow-hidden bg-sunken"
      style={{ gridArea: 'view' }}
    >
      <video
        ref={video}
        muted
        playsInline
        onLoadedData={learn}
        onResize={learn}
        className={placed ? 'absolute' : 'absolute opacity-0'}
        style={
          placed && {
            left: placed.x,
            top: placed.y,
            width: placed.width,
            height: placed.height,
            maxWidth: 'none',
            // Mirrored on the screen. The photo is not mirrored.
            transform: shape === 'face' ? 'scaleX(-1)' : undefined,
          }
        }
      />
      {framed && size ? <Mask box={size} shape={shape} /> : null}
      <div className="absolute inset-0 flex items-center justify-center text-subtle">{children}</div>
    </div>
  );
}

function Mask({ box, shape }: { box: Size; shape: CameraShape }) {
  const { x, y, width, height } = frameIn(box, shape);
  const [across, down] = shape === 'face' ? [width / 2, height / 2] : [width / 24, width / 24];
  const arc = (toX: number, toY: number) => `a${across} ${down} 0 0 1 ${toX} ${toY}`;
  const frame = `M${x + across} ${y}h${width - 2 * across}${arc(across, down)}v${height - 2 * down}${arc(-across, down)}h${2 * across - width}${arc(-across, -down)}v${2 * down - height}${arc(across, -down)}z`;
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      fill="none"
      strokeLinejoin="round"
      className="absolute inset-0 size-full"
    >
      <path
        d={`M0 0h${box.width}v${box.height}H0z${frame}`}
        fillRule="evenodd"
        style={{ fill: 'var(--kopa-color-scrim)' }}
      />
      {/* Two strokes, visible on dark and on light pictures. */}
      <path d={frame} className="stroke-ink" strokeWidth="6" />
      <path d={frame} className="stroke-surface" strokeWidth="3" />
    </svg>
  );
}
