/**
 * Detects finished edits: a choice is finished when taken, a text when its row is left. `log` receives the
 * event of each finished edit in order, never a value.
 */
export class FieldEdits {
  private readonly events: Readonly<Record<string, string>>;
  private readonly log: (event: string) => void;
  /** The values after the last finished edit of each field. */
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
   * Reports a field's new value. `typing`: its row still has the focus. A field emptied without typing was
   * cleared by another field's edit and does not count.
   */
  changed(field: string, value: string, typing: boolean): void {
    this.unfinished.set(field, value);
    if (typing) return;
    if (value === '') {
      this.unfinished.delete(field);
      this.known.set(field, value);
    } else this.left(field);
  }

  /** Reports a field's blur. */
  left(field: string): void {
    const value = this.unfinished.get(field);
    if (value === undefined) return;
    this.unfinished.delete(field);
    if (value === (this.known.get(field) ?? '')) return;
    this.known.set(field, value);
    const event = this.events[field];
    if (event !== undefined) this.log(event);
  }

  /** Leaving the page leaves all rows. */
  leftAll(): void {
    for (const field of this.unfinished.keys()) this.left(field);
  }
}
