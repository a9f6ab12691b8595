import { basePath, headers, idempotencyHeader, timestampParameter } from '@kopa/contract';
import { calls } from '@kopa/contract/calls';
import { baseOf, type Call, type Schema } from '@kopa/contract/calls/call';
import { envelope } from '@kopa/contract/wire/envelope';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

/** The OpenAPI 3.1 document of all calls, made from the calls themselves. Sandbox calls are in it only in sandbox mode. */
export function openApi(sandbox: boolean): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    if (call.auth === 'sandbox' && !sandbox) continue;
    const path = (paths[baseOf(call) + call.path] ??= {});
    path[call.method.toLowerCase()] = operation(name, call);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kopa',
      version: '0.1.0',
      description:
        `Paths are written here as they are. On the wire what follows ${basePath} is encrypted (AES-128-ECB, PKCS#7, ` +
        `lower-case hex, the key folded from the header ${headers.packageName}), unless an operation is marked x-plain-path. ` +
        'Every answer to a call is HTTP 200 with {code, msg, data}; code 0 is success.',
    },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: headers.authorization } },
      schemas: { Refusal: schemaOf(envelope, 'output') },
    },
  };
}

function operation(name: string, call: Call): Json {
  const request = schemaOf(call.request, 'input');
  const { encoding } = call;
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[1]],
    ...(call.plainPath && { 'x-plain-path': true }),
    ...(call.auth === 'session' && { security: [{ session: [] }] }),
    ...(call.auth === 'optional' && { security: [{}, { session: [] }] }),
    parameters: [
      ...(encoding === 'query' ? queryParameters(request) : []),
      { name: timestampParameter, in: 'query', schema: { type: 'integer' } },
      ...[headers.packageName, headers.appName, headers.afid, headers.lang].map(headerParameter),
      ...(call.changes ? [headerParameter(idempotencyHeader)] : []),
    ],
    ...(encoding !== 'query' && {
      requestBody: { required: true, content: { [mediaTypes[encoding]]: { schema: request } } },
    }),
    responses: {
      200: {
        description: 'The result under code 0, or a refusal under another code.',
        content: {
          'application/json': {
            schema: {
              oneOf: [
                {
                  type: 'object',
                  required: ['code', 'msg', 'data'],
                  properties: {
                    code: { const: 0 },
                    msg: { type: 'string' },
                    data: schemaOf(call.result, 'output'),
                  },
                },
                { $ref: '#/components/schemas/Refusal' },
              ],
            },
          },
        },
      },
    },
  };
}

function queryParameters(request: Json): Json[] {
  const required = new Set(request['required'] as string[] | undefined);
  return Object.entries((request['properties'] ?? {}) as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }));
}

function headerParameter(name: string): Json {
  return { name, in: 'header', schema: { type: 'string' } };
}

function schemaOf(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}
