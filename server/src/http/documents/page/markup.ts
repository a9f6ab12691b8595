/** HTML in which everything that was not written here has been escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | false | null | undefined | readonly Part[];

/**
 * HTML with values: text is escaped, other markup and lists of it stand as they are, what is not there leaves
 * nothing.
 */
export function html(strings: TemplateStringsArray, ...values: Part[]): Markup {
  return new Markup(
    strings.map((text, index) => text + (index < values.length ? textOf(values[index]) : '')).join(''),
  );
}

/** HTML that stands as it is written; never of what somebody else wrote. */
export function asWritten(text: string): Markup {
  return new Markup(text);
}

/** Joins parts with a separator. */
export function joined(parts: readonly Part[], between: Part): readonly Part[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]));
}

function textOf(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return part.map(textOf).join('');
  if (part === false || part === null || part === undefined) return '';
  return String(part).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
