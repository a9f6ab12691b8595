import { brandNames } from '../../stories/app/phone/brands.ts';
import { Screens } from './screens.tsx';

const modes = ['light', 'dark'] as const;

/** One story in each brand, light and dark. */
export function Matrix({ story }: { story: string }) {
  return (
    <Screens
      scale={0.5}
      of={Object.entries(brandNames).flatMap(([brand, name]) =>
        modes.map((mode) => ({ story, caption: `${name}, ${mode}`, globals: `brand:${brand};mode:${mode}` })),
      )}
    />
  );
}
