import * as z from 'zod/mini';
import { deskAsks } from './desk-call.ts';
import { signedIn, token } from './sign-in.ts';

const part = z.optional(
  z
    .string({ error: 'value.invalid' })
    .check(z.minLength(1, 'value.invalid'), z.maxLength(4000, 'value.invalid')),
);

export const deskOpenIdBegin = deskAsks({
  path: '/desk/sign-in/openid/begin',
  auth: 'desk',
  summary:
    'The address of the OpenID Connect provider for one attempt of this browser, valid for ten minutes.',
  request: z.object({}),
  result: z.object({ address: z.string() }),
});

export const deskOpenIdFinish = deskAsks({
  path: '/desk/sign-in/openid',
  auth: 'desk',
  summary: 'Signs in with what the provider has added to the address of the desk. `state` is good once.',
  request: z.object({ state: token, code: part, iss: part, error: part }),
  result: signedIn,
});
