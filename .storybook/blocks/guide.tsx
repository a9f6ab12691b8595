import { Markdown } from '@storybook/addon-docs/blocks';
import { guideText } from '../../scripts/site/guide-text.ts';
import { bookAddress } from './story-link.tsx';

const documents = import.meta.glob<string>(
  ['../../docs/guides/*.md', '../../docs/deprecation.md', '../../ui/README.md', '../../ui/CHANGELOG.md'],
  { query: '?raw', import: 'default', eager: true },
);

/** A guide of `docs/guides`, with links to the pages of this Storybook. */
export function Guide({ name }: { name: string }) {
  const text = guideText(name, (file) => documents[`../../${file}`] ?? '');
  return (
    <Markdown>
      {text.replaceAll(
        /\]\(([\w-]+)\.md\)/g,
        (_, to: string) => `](${bookAddress(`guides-${to}--docs`, 'docs')})`,
      )}
    </Markdown>
  );
}
