/** The values of a form that no library holds, and the errors of their rows. */
export interface FormValues {
  get: (name: string) => unknown;
  set: (name: string, value: unknown) => void;
  errorOf: (name: string) => string | undefined;
  /** Replaces the errors of all rows. */
  fault: (errors: Errors) => void;
  /** Checks a row again, after the first submit. */
  recheck: (name: string) => void;
  /** Names the check. */
  checkWith: (check: () => Errors) => void;
  /** Counts a submit. */
  submit: () => void;
  /** Back to the initial values, without errors. */
  reset: () => void;
  /** The number of submits; 0 after a reset. */
  attempt: () => number;
  /** A field on the page: only these are sent. Returns the removal. */
  enter: (name: string, disabled: boolean) => () => void;
  /** The entries of the form's data, in the order of the fields. The same object until a change. */
  entries: () => readonly (readonly [name: string, value: string | Blob])[];
  subscribe: (listener: () => void) => () => void;
}

/** The messages by name. */
export type Errors = Readonly<Record<string, string | undefined>>;

/**
 * The entries of one value: a text and a number as text; true as 'on', as a ticked box; false and null as
 * none, as an empty box; a list as one entry each; an object by its parts, `home.city`.
 */
export function entriesOf(name: string, value: unknown): (readonly [string, string | Blob])[] {
  if (value === null || value === undefined || value === false) return [];
  if (value === true) return [[name, 'on']];
  if (value instanceof Blob) return [[name, value]];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => entriesOf(name, one));
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([part, one]) => entriesOf(`${name}.${part}`, one));
  return [[name, String(value as string | number)]];
}

/** @param initial By the names of the fields. */
export function makeFormValues(initial: Readonly<Record<string, unknown>>): FormValues {
  const listeners = new Set<() => void>();
  const fields = new Map<string, boolean>();
  let values = { ...initial };
  let errors: Errors = {};
  let attempt = 0;
  let check: (() => Errors) | undefined;
  let entries: ReturnType<FormValues['entries']> = [];
  const changed = () => {
    entries = [...fields].flatMap(([name, disabled]) => (disabled ? [] : entriesOf(name, values[name])));
    for (const listener of listeners) listener();
  };
  return {
    get: (name) => values[name],
    set: (name, value) => {
      values = { ...values, [name]: value };
      changed();
    },
    errorOf: (name) => errors[name],
    fault: (found) => {
      errors = found;
      changed();
    },
    recheck: (name) => {
      if (attempt === 0) return;
      errors = { ...errors, [name]: check?.()[name] };
      changed();
    },
    checkWith: (given) => {
      check = given;
    },
    submit: () => {
      attempt += 1;
      changed();
    },
    reset: () => {
      values = { ...initial };
      errors = {};
      attempt = 0;
      changed();
    },
    attempt: () => attempt,
    enter: (name, disabled) => {
      fields.set(name, disabled);
      changed();
      return () => {
        fields.delete(name);
        changed();
      };
    },
    entries: () => entries,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
