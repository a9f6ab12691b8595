'use client';
import { Button } from '../../actions/button/index.js';
import { cx } from '../../foundations/cx/index.js';
import { cva } from 'class-variance-authority';
import {
  Camera,
  CircleCheck,
  Image,
  RefreshCw,
  TriangleAlert,
  type Icon,
} from '../../foundations/icons/index.js';
import { cameraWords } from '../../foundations/strings/english-camera.js';
import { generalWords } from '../../foundations/strings/english.js';
import { photoWords } from '../../foundations/strings/english-photos.js';
import { useStrings, type Words } from '../../foundations/strings/index.js';
import { PhotoButton } from '../photo-field/photo-button.js';
import type { CameraShape } from './camera-geometry.js';
import type { LiveHint } from './live-look.js';
import { LightButton } from './light-button.js';
import type { CameraTrouble } from './use-camera-stream.js';

const shutter = cva(
  'flex h-18 shrink-0 items-center rounded-full border-2 px-5 transition-colors duration-press',
  {
    variants: {
      live: {
        true: 'border-transparent bg-primary text-on-primary active:bg-primary-press',
        false: 'border-control bg-sunken text-subtle',
      },
    },
  },
);
const markLook = cva('size-[1.25em]', {
  variants: { warning: { true: 'text-warning', false: 'text-success' } },
});

interface CameraFooterProps {
  shape: CameraShape;
  stage: 'starting' | 'live' | 'still' | 'trouble';
  /** The phone will ask for permission to use the camera. */
  asks: boolean;
  hint: LiveHint | undefined;
  trouble: CameraTrouble | undefined;
  track: MediaStreamTrack | undefined;
  onTake: () => void;
  onUse: () => void;
  onAgain: () => void;
  onFile: (file: File) => void;
}

type Strings = Words<[typeof generalWords, typeof photoWords, typeof cameraWords]>;

const warn = (text: string) => ({ text, tone: 'warning' as const });

/** An instruction; `tone` chooses its icon. */
function lineOf({ shape, stage, asks, hint, trouble }: CameraFooterProps, strings: Strings) {
  const face = shape === 'face';
  if (stage === 'trouble')
    return warn(
      { refused: strings.cameraRefused, none: strings.cameraNone, busy: strings.cameraBusy }[
        trouble ?? 'busy'
      ],
    );
  if (stage === 'starting') return { text: asks ? strings.cameraAllow : strings.cameraStarting };
  const still = stage === 'still';
  switch (hint) {
    case 'dark':
      return warn(still ? strings.photoDark : strings.cameraDark);
    case 'bright':
      return warn(still ? strings.photoBright : strings.cameraBright);
    case 'blurry':
      return warn(still ? strings.photoBlurry : strings.cameraBlurry);
    case 'small':
      return warn(strings.cameraSmall);
    default:
      if (still) return { text: face ? strings.cameraCheckFace : strings.cameraCheckCard };
      if (hint === 'ready' && !face) return { text: strings.cameraReady, tone: 'success' as const };
      return { text: face ? strings.cameraFitFace : strings.cameraFitCard };
  }
}

const icons: Record<'warning' | 'success', Icon> = { warning: TriangleAlert, success: CircleCheck };

/** The instruction, announced on change, and the buttons of each stage. */
export function CameraFooter(props: CameraFooterProps) {
  const { shape, stage, trouble, track, onTake, onUse, onAgain, onFile } = props;
  const strings = useStrings(generalWords, photoWords, cameraWords);
  const { text, tone } = lineOf(props, strings);
  const Mark = tone && icons[tone];
  const phoneCamera = shape === 'face' ? 'user' : 'environment';
  const isTaking = stage === 'starting' || stage === 'live';
  return (
    <div
      className="flex min-w-0 flex-col items-center justify-end gap-3 px-4 pb-3 pt-3"
      style={{ gridArea: 'foot' }}
    >
      {/* Two lines of space, so that the picture does not move when the instruction changes. */}
      <p
        role="status"
        className={cx(
          'flex min-h-12 items-center justify-center gap-2 text-body font-medium text-ink',
          !Mark && 'text-center',
        )}
      >
        {Mark ? <Mark aria-hidden className={markLook({ warning: tone === 'warning' })} /> : null}
        <span className="min-w-0">{text}</span>
      </p>
      {isTaking ? (
        <button
          type="button"
          data-camera-shutter=""
          aria-label={strings.takePhoto}
          aria-disabled={stage === 'live' ? undefined : true}
          onClick={onTake}
          className={shutter({ live: stage === 'live' })}
        >
          <Camera aria-hidden className="size-7" />
        </button>
      ) : null}
      {stage === 'still' ? (
        <>
          {/* In the shutter's place: a second tap there must not use the photo. */}
          <Button block variant="outline" icon={<RefreshCw aria-hidden />} onClick={onAgain}>
            {strings.retake}
          </Button>
          <Button block onClick={onUse}>
            {strings.cameraUse}
          </Button>
        </>
      ) : stage === 'trouble' ? (
        <div className="flex w-full flex-col items-center gap-2">
          {trouble === 'none' && shape === 'card' ? null : (
            <PhotoButton block icon={<Camera aria-hidden />} capture={phoneCamera} onFile={onFile}>
              {strings.cameraOfPhone}
            </PhotoButton>
          )}
          {trouble === 'none' ? null : (
            <Button block variant="outline" icon={<RefreshCw aria-hidden />} onClick={onAgain}>
              {strings.tryAgain}
            </Button>
          )}
          {shape === 'card' ? (
            <PhotoButton
              block={trouble === 'none'}
              variant={trouble === 'none' ? 'filled' : 'text'}
              icon={<Image aria-hidden />}
              onFile={onFile}
            >
              {strings.choosePhoto}
            </PhotoButton>
          ) : null}
        </div>
      ) : (
        <div className="flex flex-wrap justify-center gap-2">
          <PhotoButton
            variant="text"
            icon={shape === 'card' ? <Image aria-hidden /> : <Camera aria-hidden />}
            capture={shape === 'card' ? undefined : phoneCamera}
            onFile={onFile}
          >
            {shape === 'card' ? strings.choosePhoto : strings.cameraOfPhone}
          </PhotoButton>
          {track ? <LightButton key={track.id} track={track} /> : null}
        </div>
      )}
    </div>
  );
}
