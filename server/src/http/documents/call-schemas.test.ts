import { calls, type CallName } from '@kopa/contract/calls';
import { meanings } from './reference/meanings.ts';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entityPrefix, entitySchemas, schemasOf, type JsonSchema } from './call-schemas.ts';

const names = Object.keys(calls) as CallName[];
const schemas: [string, JsonSchema][] = [
  ...Object.entries(entitySchemas),
  ...names.flatMap((name): [string, JsonSchema][] => {
    const { request, result } = schemasOf(name);
    return [
      [`${name}, request`, request],
      [`${name}, result`, result],
    ];
  }),
];

/** Every field of a schema, however deep, with its place. */
function fieldsOf(schema: JsonSchema, place: string): [string, JsonSchema][] {
  const inside = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(
    (each) => each !== undefined,
  );
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, JsonSchema][] => [
      [`${place}.${name}`, field],
      ...fieldsOf(field, `${place}.${name}`),
    ]),
    ...inside.flatMap((each) => fieldsOf(each, place)),
  ];
}

const fields = schemas.flatMap(([name, schema]) => fieldsOf(schema, name));

describe('the meanings of fields', () => {
  it('[S7-13] every field of every call has a meaning', () => {
    expect(fields.length).toBeGreaterThan(500);
    expect(fields.filter(([, { description }]) => !description).map(([place]) => place)).toEqual([]);
  });

  it('every meaning is needed and written once', async () => {
    const used = new Set(fields.map(([, { description }]) => description));
    expect(Object.entries(meanings).filter(([, meaning]) => !used.has(meaning))).toEqual([]);
    const folder = new URL('meanings/', import.meta.resolve('./reference/index.ts'));
    const files = await Promise.all(
      readdirSync(folder).map(
        (file) => import(new URL(file, folder).href) as Promise<Record<string, object>>,
      ),
    );
    const keys = files.flatMap((file) => Object.values(file).flatMap((each) => Object.keys(each)));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(keys.toSorted()).toEqual(Object.keys(meanings).toSorted());
  });

  it('every reference of a type names an entity', () => {
    const named = fields.flatMap(([, { $ref, items, anyOf }]) => [
      $ref,
      items?.$ref,
      ...(anyOf ?? []).map((one) => one.$ref),
    ]);
    const entities = named.filter((one) => one !== undefined).map((one) => one.slice(entityPrefix.length));
    expect(entities.length).toBeGreaterThan(100);
    expect(entities.filter((name) => !entitySchemas[name])).toEqual([]);
  });
});
