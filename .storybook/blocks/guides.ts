import { guideText } from '../../scripts/site/guide-text.ts';
import { bookAddress } from './story-link.tsx';

const documents = import.meta.glob<string>(
  ['../../docs/guides/*.md', '../../docs/deprecation.md', '../../ui/README.md', '../../ui/CHANGELOG.md'],
  { query: '?raw', import: 'default', eager: true },
);

/** The address of a guide's page. */
export const guideAddress = (name: string): string => bookAddress(`guides-${name}--docs`, 'docs');

/** A guide as the site shows it. */
export const guideOf = (name: string): string => guideText(name, (file) => documents[`../../${file}`] ?? '');

/** A part of a guide below one heading. */
interface Section {
  guide: string;
  title: string;
  heading: string;
  text: string;
}

/** Every guide in sections. */
export const sections = (): Section[] =>
  Object.keys(documents)
    .flatMap((file) => /docs\/guides\/([\w-]+)\.md$/.exec(file)?.[1] ?? [])
    .flatMap((guide) => {
      const [first = '', ...others] = guideOf(guide).split(/^##+ (?=\S)/m);
      const title = /^# (.+)/.exec(first)?.[1] ?? guide;
      const parts = [first.replace(/^# .+/, ''), ...others];
      return parts.map((part, at) => {
        const [heading = '', ...text] = part.split('\n');
        return { guide, title, heading: at === 0 ? '' : heading, text: text.join('\n') };
      });
    });
