/**
 * A Markdown page with its generated part replaced. The page marks the part with `<!-- made by <command> -->`
 * and `<!-- until here -->`. Throws without the marks.
 */
export function withMadePart(page: string, command: string, part: string): string {
  const marks = [`<!-- made by ${command} -->`, '<!-- until here -->'] as const;
  const [from = -1, to = -1] = marks.map((mark) => page.indexOf(mark));
  if (from < 0 || to < from)
    throw new Error(`The page of ${command} needs the marks ${marks.join(' and ')}, in this order.`);
  return `${page.slice(0, from + marks[0].length)}\n\n${part}\n\n${page.slice(to)}`;
}
