import path from 'node:path';

/** A link of a page to one of this site: a story, or a page by its path. Links to other sites are none. */
function linksIn(text: string): string[] {
  const prose = text.replaceAll(/^ *```[^]*?^ *```$|`[^`\n]*`/gm, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, to = '']) => to)
    .filter((to) => !/^[a-z]+:/.test(to));
}

/**
 * The links that lead nowhere, as "guides/forms.md: missing.md".
 *
 * @param pages The pages by their path in the site.
 * @param hasStory Whether the Storybook has a story or a page with the id.
 */
export function deadLinks(pages: ReadonlyMap<string, string>, hasStory: (id: string) => boolean): string[] {
  return [...pages].flatMap(([page, text]) =>
    linksIn(text)
      .filter((to) => {
        const [, id] = /^[./]*\?path=\/(?:docs|story)\/([\w-]+)$/.exec(to) ?? [];
        return id ? !hasStory(id) : !pages.has(path.posix.join(path.posix.dirname(page), to));
      })
      .map((to) => `${page}: ${to}`),
  );
}
