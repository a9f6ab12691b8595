/**
 * Tells finished edits from unfinished ones. A choice is finished when it is taken; a text when its row is left. `log` gets the
 * event of each finished edit in the order in which they were finished, and never a value.
 */
export class FieldEdits {
  private readonly events: Readonly<Record<string, string>>;
  private readonly log: (event: string) => void;
  /** The values that were there when the last edit of a field was finished. */
  private readonly known: Map<string, string>;
  private readonly unfinished = new Map<string, string>();

  constructor(
    events: Readonly<Record<string, string>>,
    start: Readonly<Record<string, string>>,
    log: (event: string) => void,
  ) {
    this.events = events;
    this.known = new Map(Object.entries(start));
    this.log = log;
  }

  /**
   * A field has another value now. `typing`: its row has not been left yet. A field that is emptied without being typed into
   * was cleared by an edit of another one, and is no edit of its own.
   */
  changed(field: string, value: string, typing: boolean): void {
    this.unfinished.set(field, value);
    if (typing) return;
    if (value === '') {
      this.unfinished.delete(field);
      this.known.set(field, value);
    } else this.left(field);
  }

  /** The row of a field was left. */
  left(field: string): void {
    const value = this.unfinished.get(field);
    if (value === undefined) return;
    this.unfinished.delete(field);
    if (value === (this.known.get(field) ?? '')) return;
    this.known.set(field, value);
    const event = this.events[field];
    if (event !== undefined) this.log(event);
  }

  /** The page is left: so is every row of it. */
  leftAll(): void {
    for (const field of this.unfinished.keys()) this.left(field);
  }
}
