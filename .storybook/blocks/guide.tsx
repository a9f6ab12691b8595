import { Markdown } from '@storybook/addon-docs/blocks';
import { guideAddress, guideOf } from './guides.ts';

/** A guide of `docs/guides`, with links to the pages of this Storybook. */
export function Guide({ name }: { name: string }) {
  return (
    <Markdown>
      {guideOf(name).replaceAll(/\]\(([\w-]+)\.md\)/g, (_, to: string) => `](${guideAddress(to)})`)}
    </Markdown>
  );
}
