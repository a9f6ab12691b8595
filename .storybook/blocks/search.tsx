import { useMemo, useState } from 'react';
import { facts } from 'virtual:component-facts';
import { titleOf } from '../titles.ts';
import { guideAddress, sections } from './guides.ts';
import { bookAddress } from './story-link.tsx';

interface Found {
  /** 'Forms: What the rows do' */
  title: string;
  href: string;
  text: string;
}

/** What can be found: sections of guides, and components with their import lines. */
const everything = (): Found[] => [
  ...sections().map(({ guide, title, heading, text }) => ({
    title: heading === '' ? title : `${title}: ${heading.replaceAll('`', '')}`,
    href: guideAddress(guide),
    text: text.replaceAll(/[`*|]|^ *```\w*$/gm, ' ').replaceAll(/\s+/g, ' '),
  })),
  ...Object.entries(facts).map(([folder, { importLine }]) => ({
    title: titleOf(folder.split('/')[1] ?? folder),
    href: bookAddress(`ui-${folder.replace('/', '-')}--docs`, 'docs'),
    text: importLine ?? '',
  })),
];

const most = 8;

/** The words around the first match. */
function around(text: string, word: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(word));
  const from = at < 40 ? 0 : text.indexOf(' ', at - 40) + 1;
  return `${from > 0 ? '… ' : ''}${text.slice(from, from + 120)}`;
}

/** A search in the text of all guides and components; the sidebar finds titles alone. */
export function Search() {
  const [query, setQuery] = useState('');
  const all = useMemo(() => everything(), []);
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found =
    words.length === 0
      ? []
      : all.filter(({ title, text }) => {
          const whole = `${title} ${text}`.toLowerCase();
          return words.every((word) => whole.includes(word));
        });
  return (
    <search className="my-6 block">
      <label className="block text-label text-ink">
        Search in guides and components
        <input
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="mt-1 block min-h-control w-full max-w-120 rounded-small border border-control bg-surface px-3 text-body text-ink"
        />
      </label>
      <output className="mt-2 block text-caption text-muted">
        {words.length > 0 &&
          (found.length > most ? `The first ${most} of ${found.length}` : `${found.length} found`)}
      </output>
      <ul>
        {found.slice(0, most).map(({ title, href, text }) => (
          <li key={`${title} ${href}`}>
            <a href={href} target="_top">
              {title}
            </a>
            <div className="text-caption text-muted">{around(text, words[0] ?? '')}</div>
          </li>
        ))}
      </ul>
    </search>
  );
}
