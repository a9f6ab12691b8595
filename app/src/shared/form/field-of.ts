const typedInto = 'textarea, input:not([type=radio], [type=checkbox])';

/** The field of an event's target: by the id of its control or group, by name, or by its label's target. */
export function fieldOf(target: EventTarget | null, fields: ReadonlySet<string>): string | null {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    const names = [element.id, element.getAttribute('name'), element.getAttribute('for')];
    const field = names.find((name) => name !== null && fields.has(name));
    if (field) return field;
  }
  return null;
}

/** The field with the focus for typing. */
export function fieldTypedInto(fields: ReadonlySet<string>): string | null {
  const active = document.activeElement;
  return active?.matches(typedInto) ? fieldOf(active, fields) : null;
}
