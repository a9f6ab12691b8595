'use client';
import { useState } from 'react';
import { Button } from '../../actions/button/index.js';
import { Sun } from '../../foundations/icons/index.js';
import { cameraWords } from '../../foundations/strings/english-camera.js';
import { useStrings } from '../../foundations/strings/index.js';

/** What browsers say of a torch; TypeScript's own types do not know it. */
interface WithTorch {
  torch?: boolean;
}

const hasTorch = (track: MediaStreamTrack) =>
  Boolean((track.getCapabilities?.() as (MediaTrackCapabilities & WithTorch) | undefined)?.torch);

/** The light beside the lens, on and off; nothing where this camera has none. */
export function LightButton({ track }: { track: MediaStreamTrack }) {
  const strings = useStrings(cameraWords);
  const [isOn, setIsOn] = useState(false);
  if (!hasTorch(track)) return null;
  const turn = async () => {
    try {
      await track.applyConstraints({ advanced: [{ torch: !isOn } as MediaTrackConstraintSet & WithTorch] });
      setIsOn(!isOn);
    } catch {
      // Hot, or low on power: the phone keeps it as it is.
    }
  };
  return (
    <Button variant="text" icon={<Sun aria-hidden />} onClick={() => void turn()}>
      {isOn ? strings.cameraLightOff : strings.cameraLightOn}
    </Button>
  );
}
