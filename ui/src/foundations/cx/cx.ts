/** Joins class names and leaves out what is not there: `cx('a', busy && 'b')`. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
