import { cx } from '../../foundations/cx/index.js';
import { scenes, subjects } from './drawings.js';

export type SceneName = keyof typeof scenes;
export type SubjectName = keyof typeof subjects;

export interface IllustrationProps {
  name: SceneName | SubjectName;
}

const isScene = (name: string): name is SceneName => name in scenes;

/** A drawing in the brand's colours. It says nothing that the words do not: hidden from readers. Renders an `<svg>`. */
export function Illustration({ name }: IllustrationProps) {
  const scene = isScene(name);
  return (
    <svg
      aria-hidden
      viewBox={scene ? '0 0 120 88' : '0 0 88 56'}
      width={scene ? 120 : 88}
      height={scene ? 88 : 56}
      fill="none"
      strokeWidth={scene ? 1.75 : 1.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('block shrink-0 stroke-ink', scene && 'mx-auto')}
    >
      {scene ? scenes[name] : subjects[name as SubjectName]}
    </svg>
  );
}
