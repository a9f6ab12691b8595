import { useEffect, useRef, useState } from 'react';
import { titleOf } from '../titles.ts';
import { StoryLink } from './story-link.tsx';

/** The width and height of the phone of the pictures, in px. */
const phone = { width: 360, height: 740 };

interface Shown {
  /** The id of a story, as 'app-home--can-loan'. */
  story: string;
  caption?: string;
  /** As the toolbar's: 'brand:jua;mode:dark'. */
  globals?: string;
}

/** 'app-home--can-loan' as 'Home, can loan'. */
const captionOf = (story: string): string => {
  const [screen = '', state = ''] = story.split('--');
  return `${titleOf(screen.replace(/^(app|ui-[a-z]+)-/, ''))}, ${state.replaceAll('-', ' ')}`;
};

/** Stories side by side, live, each in a phone of 360 × 740 at `scale`; a caption opens its story. */
export function Screens({ of, scale = 0.6 }: { of: readonly (Shown | string)[]; scale?: number }) {
  return (
    <div className="my-6 flex flex-wrap gap-4">
      {of
        .map((each) => (typeof each === 'string' ? { story: each } : each))
        .map(({ story, caption, globals }) => (
          <figure key={`${story} ${globals}`} className="m-0" style={{ width: phone.width * scale }}>
            <div
              className="overflow-hidden rounded-large border border-control"
              style={{ height: phone.height * scale }}
            >
              <Frame
                title={caption ?? captionOf(story)}
                src={`./iframe.html?viewMode=story&id=${story}${globals ? `&globals=${globals}` : ''}`}
                scale={scale}
              />
            </div>
            <figcaption>
              <StoryLink id={story}>{caption ?? captionOf(story)}</StoryLink>
            </figcaption>
          </figure>
        ))}
    </div>
  );
}

/** A page in a phone. Each frame runs a Storybook of its own, so only frames near the viewport load. */
function Frame({ title, src, scale }: { title: string; src: string; scale: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: '200px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="h-full">
      {isNear && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook
        <iframe
          title={title}
          src={src}
          className="origin-top-left border-0"
          style={{ ...phone, transform: `scale(${scale})`, maxWidth: 'none' }}
        />
      )}
    </div>
  );
}
