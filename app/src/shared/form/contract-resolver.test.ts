import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contractResolver } from './contract-resolver.ts';

const text = (message: string) => z.string().check(z.minLength(2, message), z.maxLength(3, message));
const schema = z.pipe(
  z
    .object({ name: text('name.short'), home: z.object({ city: text('city.short') }) })
    .check(z.refine(({ name }) => name !== 'no', 'form.refused')),
  z.transform(({ name, home }) => ({ name: name.toUpperCase(), home })),
);
const check = (values: unknown) =>
  contractResolver(schema)(values as never, undefined, { fields: {}, shouldUseNativeValidation: false });

it('the resolver returns the output of the schema', () => {
  expect(check({ name: 'abc', home: { city: 'abc' } })).toEqual({
    values: { name: 'ABC', home: { city: 'abc' } },
    errors: {},
  });
});

it('the resolver names each wrong field once by its path, and errors of the whole form', () => {
  const short = z.string().check(z.minLength(2, 'first'), z.regex(/^a/, 'second'));
  const twice = contractResolver(z.object({ name: short }));
  expect(twice({ name: 'b' }, undefined, { fields: {}, shouldUseNativeValidation: false })).toEqual({
    values: {},
    errors: { name: { type: 'schema', message: 'first' } },
  });
  expect(check({ name: 'abc', home: { city: '' } })).toEqual({
    values: {},
    errors: { home: { city: { type: 'schema', message: 'city.short' } } },
  });
  expect(check({ name: 'no', home: { city: 'abc' } })).toEqual({
    values: {},
    errors: { root: { type: 'schema', message: 'form.refused' } },
  });
  expect(check(null)).toMatchObject({ errors: { root: { type: 'schema' } } });
});
