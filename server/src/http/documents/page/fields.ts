import { entityPrefix, type JsonSchema } from '../call-schemas.ts';
import { html, joined, type Markup } from './markup.ts';

interface Row {
  path: string;
  schema: JsonSchema;
  optional: boolean;
}

/** The name of the entity that a schema refers to; undefined for any other schema. */
function entityOf({ $ref }: JsonSchema): string | undefined {
  return $ref?.slice(entityPrefix.length);
}

/** A table of fields with their types and meanings; what lies inside a field stands under its path. */
export function fieldTable(caption: string, schema: JsonSchema, asked: 'request' | 'result'): Markup {
  const entity = entityOf(schema);
  if (entity) return html`<p>${entityLink(entity)}</p>`;
  const rows = rowsOf(schema, '');
  if (rows.length === 0) return html`<p class="quiet">${asked === 'request' ? 'No fields.' : 'Nothing.'}</p>`;
  return html`<table class="fields">
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            <th scope="row">
              <code>${breakable(row.path)}</code>
              ${asked === 'request' && row.optional && html` <span class="mark">may be left out</span>`}
              <span class="type">${typeOf(row.schema)}</span>
            </th>
            <td>${unsourced(row.schema.description ?? '')}${limitsOf(row.schema)}</td>
          </tr> `,
      )}
    </tbody>
  </table>`;
}

function rowsOf(schema: JsonSchema, prefix: string): Row[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]): Row[] => {
    const path = prefix + name;
    const row = { path, schema: field, optional: !schema.required?.includes(name) };
    return [
      row,
      ...insideOf(field).flatMap((inside) => rowsOf(inside, path + (isList(field) ? '[].' : '.'))),
    ];
  });
}

/** The shapes inside a field that have no name of their own. */
function insideOf(schema: JsonSchema): JsonSchema[] {
  if (schema.items) return insideOf(schema.items);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap(insideOf);
  return schema.properties ? [schema] : [];
}

function isList(schema: JsonSchema): boolean {
  return schema.items !== undefined || (schema.anyOf ?? []).some(({ items }) => items !== undefined);
}

/** A type as it is read: "text", "list of Order", "Day or null". */
export function typeOf(schema: JsonSchema): Markup {
  const entity = entityOf(schema);
  if (entity) return entityLink(entity);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return html`${joined(unique(choices.map(typeOf)), ' or ')}`;
  if (schema.items) return html`list of ${typeOf(schema.items)}`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum)
    return html`one of
    ${joined(
      schema.enum.map((one) => html`<code>${one}</code>`),
      ' ',
    )}`;
  if (schema.format === 'binary') return html`file`;
  return html`${joined([schema.type].flat().map(plainType), ' or ')}`;
}

function plainType(type: string | undefined): string {
  switch (type) {
    case 'string':
      return 'text';
    case 'boolean':
      return 'true or false';
    case undefined:
      return 'anything';
    default:
      return type;
  }
}

function unique(types: Markup[]): Markup[] {
  return types.filter((type, index) => types.findIndex(({ text }) => text === type.text) === index);
}

function limitsOf(schema: JsonSchema): Markup | false {
  const { maxLength, minimum, maximum, format } = schema;
  const said = [
    format !== 'binary' && maxLength !== undefined && `at most ${maxLength} characters`,
    minimum !== undefined && minimum > 0 && `${minimum} at least`,
    maximum !== undefined && `${maximum} at most`,
    schema.default !== undefined && `${JSON.stringify(schema.default)} when left out`,
  ].filter((each) => each !== false);
  return said.length > 0 && html` <span class="limits">${said.join('; ')}</span>`;
}

/** A link to the table of an entity. */
export function entityLink(name: string): Markup {
  return html`<a href="#${name}">${name}</a>`;
}

/** Words without the clauses that they come from, which tell a reader of the page nothing. */
export function unsourced(text: string): string {
  return text.replace(/ \(S\d+-\d+[^)]*\)/g, '');
}

/** A long name may break after its dots and brackets, and between its words. */
export function breakable(path: string): readonly (Markup | string)[] {
  const parts = path.split(/(?<=[.\]])|(?<=[a-z0-9])(?=[A-Z])/);
  return parts.map((part) => html`${part}<wbr />`);
}
