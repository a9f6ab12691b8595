import { optional, type Field } from '../../screen/fields.ts';
import { labels, placeholders } from '../../screen/texts.ts';

/** The common props of a row, in the form of the nearest provider; required rows have an asterisk. */
export const rowOf = <Name extends Field>(name: Name) => ({
  id: name,
  name,
  label: labels[name],
  required: !optional.includes(name),
});

/** The same of a row in which text is typed. */
export const typedRowOf = <Name extends Field>(name: Name) => ({
  ...rowOf(name),
  placeholder: placeholders[name] ?? '',
});
