/** The text of a file of the project, by its path from the project's folder: 'ui/README.md'. */
export type Read = (file: string) => string;

/** The documents outside of `docs/guides` whose sections are parts of guides. */
export const quoted = ['ui/README.md', 'ui/CHANGELOG.md', 'docs/deprecation.md'] as const;

/** The anchor of a heading, as GitHub makes it: 'Add a brand' as 'add-a-brand'. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** A document in pieces of text and of code; code has the odd indices. */
const piecesOf = (text: string): string[] => text.split(/(^ *```[^]*?^ *```$)/m);

/** Changes a document outside of its blocks of code. */
const inProse = (text: string, change: (prose: string) => string): string =>
  piecesOf(text)
    .map((piece, at) => (at % 2 === 0 ? change(piece) : piece))
    .join('');

/** The part of a document below a heading, up to the next one of its level. Throws without the heading. */
export function sectionOf(document: string, anchor: string): string {
  const kept: string[] = [];
  let level = 0;
  for (const [at, piece] of piecesOf(document).entries()) {
    if (at % 2 === 1) {
      if (level > 0) kept.push(piece);
      continue;
    }
    for (const line of piece.split(/(?<=\n)/)) {
      const [, marks, heading = ''] = /^(#+) (.+)\n?$/.exec(line) ?? [];
      if (marks && level > 0 && marks.length <= level) return kept.join('').trim();
      if (level > 0) kept.push(line);
      else if (marks && anchorOf(heading) === anchor) level = marks.length;
    }
  }
  if (level === 0) throw new Error(`There is no heading #${anchor}.`);
  return kept.join('').trim();
}

const quotation = /^\[[^\]]+\]\(\.\.\/([\w./-]+\.md)#([\w-]+)\)$/gm;

/**
 * A guide of `docs/guides` as the site shows it. A paragraph that is only a link to a section of another
 * document becomes the section, so that each fact has one home. Links that lead neither to a guide nor to
 * another site keep their words alone.
 */
export function guideText(name: string, read: Read): string {
  const quoting = inProse(read(`docs/guides/${name}.md`), (prose) =>
    prose.replaceAll(quotation, (_, to: string, anchor: string) => {
      const file = to.startsWith('../') ? to.slice('../'.length) : `docs/${to}`;
      return sectionOf(read(file), anchor);
    }),
  );
  return inProse(quoting, (prose) =>
    prose.replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (link, words: string, to: string) =>
      /^(https:|[\w-]+\.md$)/.test(to) ? link : words,
    ),
  );
}

/** A file that a guide shows. */
export interface GuideFile {
  /** 'src/main.tsx' */
  name: string;
  text: string;
}

/** The files of a guide: each block of code below a paragraph that is only the name of the file. */
export const filesOf = (guide: string): GuideFile[] =>
  [...guide.matchAll(/^`([\w./-]+)`\n\n```\w+\n([^]*?)^```$/gm)].map(([, name = '', text = '']) => ({
    name,
    text,
  }));
