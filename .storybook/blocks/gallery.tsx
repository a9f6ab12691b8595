import { useState } from 'react';
import { titleOf } from '../titles.ts';
import { StoryLink } from './story-link.tsx';

const files = import.meta.glob<string>('../../tests/pictures/baseline/app-*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

interface Picture {
  story: string;
  state: string;
  url: string;
}

/** 'app-home--can-loan.webp': screen, state, and its look, if not the usual one. */
const readName = /(?<story>app-(?<screen>[\w-]+)--(?<state>[\w-]+))(?<look>\.[\w-]+)?\.webp$/;

/** The pictures of each screen, in the order of their names. */
const screens = Object.entries(files).reduce((all, [file, url]) => {
  const { story, screen, state, look } = readName.exec(file)!.groups as Record<string, string | undefined>;
  const name = screen!.replace(/-(examples|markets)$/, '');
  const shown = `${state!.replaceAll('-', ' ')}${look ? ` (${look.slice(1).replaceAll('-', ', ')})` : ''}`;
  return all.set(name, [...(all.get(name) ?? []), { story: story!, state: shown, url }]);
}, new Map<string, Picture[]>());

/** Every screen in every state as a compared picture, with a search by screen and state. */
export function Gallery() {
  const [wanted, setWanted] = useState('');
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    <>
      <label className="flex flex-col gap-1">
        Find a screen or a state, as “cashier failed”
        <input
          type="search"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
          className="h-12 rounded-small border border-control bg-surface px-4 text-ink"
        />
      </label>
      {[...screens].map(([screen, pictures]) => {
        const found = pictures.filter(({ state }) =>
          words.every((word) => `${screen.replaceAll('-', ' ')} ${state}`.includes(word)),
        );
        if (found.length === 0) return null;
        return (
          <section key={screen}>
            <h2>{titleOf(screen)}</h2>
            <div className="flex gap-4 overflow-x-auto pb-4">
              {found.map(({ story, state, url }) => (
                <figure key={url} className="m-0 w-45 shrink-0">
                  <StoryLink id={story}>
                    <img
                      src={url}
                      alt={`${titleOf(screen)}, ${state}`}
                      loading="lazy"
                      className="block w-full border border-decor"
                    />
                  </StoryLink>
                  <figcaption>
                    <small>{state}</small>
                  </figcaption>
                </figure>
              ))}
            </div>
          </section>
        );
      })}
    </>
  );
}
