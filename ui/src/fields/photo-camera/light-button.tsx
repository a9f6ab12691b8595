'use client';
import { useState } from 'react';
import { Button } from '../../actions/button/index.js';
import { Sun } from '../../foundations/icons/index.js';
import { cameraWords } from '../../foundations/strings/english-camera.js';
import { useStrings } from '../../foundations/strings/index.js';

/** The torch capability, which TypeScript's types lack. */
interface WithTorch {
  torch?: boolean;
}

const hasTorch = (track: MediaStreamTrack) =>
  Boolean((track.getCapabilities?.() as (MediaTrackCapabilities & WithTorch) | undefined)?.torch);

/** The torch switch; renders nothing for a camera without a torch. */
export function LightButton({ track }: { track: MediaStreamTrack }) {
  const strings = useStrings(cameraWords);
  const [isOn, setIsOn] = useState(false);
  if (!hasTorch(track)) return null;
  const turn = async () => {
    try {
      await track.applyConstraints({ advanced: [{ torch: !isOn } as MediaTrackConstraintSet & WithTorch] });
      setIsOn(!isOn);
    } catch {
      // A hot phone or a low battery refuses the change.
    }
  };
  return (
    <Button variant="text" icon={<Sun aria-hidden />} onClick={() => void turn()}>
      {isOn ? strings.cameraLightOff : strings.cameraLightOn}
    </Button>
  );
}
