interface Mirror {
  onSet: (value: string) => void;
  focus: () => void;
}

const mirrors = new WeakMap<HTMLInputElement, Mirror>();

/**
 * Connects a hidden input with a visible one: a value set on the hidden input (by a form library or a
 * restored draft) appears in the visible input, and a focus call moves to the visible input. No event reports
 * either.
 */
export function mirror(hidden: HTMLInputElement, to: Mirror): void {
  const known = mirrors.has(hidden);
  mirrors.set(hidden, to);
  if (known) return;
  const own =
    Object.getOwnPropertyDescriptor(hidden, 'value') ??
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  Object.defineProperty(hidden, 'value', {
    configurable: true,
    enumerable: true,
    get: () => own?.get?.call(hidden) as string,
    set: (value: string) => {
      own?.set?.call(hidden, value);
      // The value as the input stores it: a form library may set a number.
      mirrors.get(hidden)?.onSet(own?.get?.call(hidden) as string);
    },
  });
  // Defined, not assigned: where the prototype's focus has a setter (test tools patch it so), assigning would
  // replace it for all.
  Object.defineProperty(hidden, 'focus', {
    configurable: true,
    value: () => mirrors.get(hidden)?.focus(),
  });
}
