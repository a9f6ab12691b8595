'use client';
import { Button } from '../../actions/button/index.js';
import { Camera, Image, RefreshCw, Send } from '../../foundations/icons/index.js';
import { generalWords } from '../../foundations/strings/english.js';
import { photoWords } from '../../foundations/strings/english-photos.js';
import { useStrings } from '../../foundations/strings/index.js';
import { PhotoButton, type AskForPhoto } from './photo-button.js';

/** The icons of quiet buttons stand at the edge of the text. */
const quiet = '-ms-3';

interface PhotoActionsProps {
  /** The id of the title, which tells the buttons' photo. */
  labelId: string;
  failed: boolean;
  /** A photo exists: the button retakes the photo. */
  kept: boolean;
  capture: 'environment' | 'user';
  cameraElsewhere: boolean;
  cameraOnly: boolean;
  retakeLabel: string;
  ask: AskForPhoto | undefined;
  onFile: (file: File) => void;
  onRetry: (() => void) | undefined;
}

/**
 * The available actions: send the kept photo, take a photo, choose a photo. Renders a `<div>` with buttons.
 */
export function PhotoActions({
  labelId,
  failed,
  kept,
  capture,
  cameraElsewhere,
  cameraOnly,
  retakeLabel,
  ask,
  onFile,
  onRetry,
}: PhotoActionsProps) {
  const strings = useStrings(generalWords, photoWords);
  const sends = onRetry && (failed || kept);
  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      {sends ? (
        <Button
          variant="outline"
          icon={failed ? <RefreshCw aria-hidden /> : <Send aria-hidden />}
          onClick={onRetry}
          aria-describedby={labelId}
        >
          {failed ? strings.tryAgain : strings.photoSend}
        </Button>
      ) : null}
      {cameraElsewhere ? null : (
        <PhotoButton
          variant={failed || kept ? 'text' : 'outline'}
          className={failed || kept ? quiet : undefined}
          icon={<Camera aria-hidden />}
          capture={capture}
          ask={ask}
          onFile={onFile}
          aria-describedby={labelId}
        >
          {failed || kept ? retakeLabel : strings.takePhoto}
        </PhotoButton>
      )}
      {cameraOnly ? null : (
        <PhotoButton
          ask={ask}
          variant="text"
          className={quiet}
          icon={<Image aria-hidden />}
          onFile={onFile}
          aria-describedby={labelId}
        >
          {strings.choosePhoto}
        </PhotoButton>
      )}
    </div>
  );
}
