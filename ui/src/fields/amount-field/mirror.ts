interface Mirror {
  onSet: (value: string) => void;
  focus: () => void;
}

const mirrors = new WeakMap<HTMLInputElement, Mirror>();

/**
 * Makes a hidden input speak for a visible one: whoever sets its value (a form library, a draft that is restored) is
 * shown, and whoever focuses it (the first field in error) reaches the visible one. There is no event for either.
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
      // As the input has it: a form library may set a number.
      mirrors.get(hidden)?.onSet(own?.get?.call(hidden) as string);
    },
  });
  // Defined, not assigned: where the prototype's focus has a setter (test tools patch it so), assigning would replace it for all.
  Object.defineProperty(hidden, 'focus', {
    configurable: true,
    value: () => mirrors.get(hidden)?.focus(),
  });
}
