import * as z from 'zod/mini';
import { deviceDataAnswers, deviceDataKinds, type DeviceDataKind } from '../enumerations/device-data.ts';
import { call } from './call.ts';

/**
 * Whether the native app collects phone data, and the received kinds (S4-76, S4-77). No loan depends on it.
 */

const kinds = z.optional(
  z.pipe(
    z.string({ error: 'deviceData.unknown' }).check(z.maxLength(200, 'deviceData.unknown')),
    z.pipe(
      z.transform((value: string) => value.split(',').filter((kind) => kind !== '')),
      z.array(z.enum(deviceDataKinds, { error: 'deviceData.unknown' })),
    ),
  ),
);

export const uploadEnable = call({
  method: 'GET',
  path: '/time/upload/enable',
  auth: 'session',
  encoding: 'query',
  changes: true,
  summary:
    'Whether device data is collected, and of each kind what for and whether the borrower lets it be. A consent that is sent along is kept first: kinds by commas.',
  request: z.object({ grant: kinds, refuse: kinds }),
  result: z.object({
    /** Whether anything is left to collect. */
    enable: z.boolean(),
    /** Empty where nothing is ever collected. */
    kinds: z.array(
      z.object({
        kind: z.enum(deviceDataKinds),
        /** The purpose, in the request's language. */
        purpose: z.string(),
        answer: z.enum(deviceDataAnswers),
        enable: z.boolean(),
      }),
    ),
  }),
});

const arrived = Object.fromEntries(deviceDataKinds.map((kind) => [kind, z.boolean()])) as Record<
  DeviceDataKind,
  z.ZodMiniBoolean
>;

export const uploadStatus = call({
  method: 'GET',
  path: '/time/upload/uploadStatus',
  auth: 'session',
  encoding: 'query',
  summary:
    'Which of the six kinds of device data have arrived for an order, and whether all that may be collected have.',
  request: z.object({
    orderNo: z
      .string({ error: 'orderNo.required' })
      .check(z.refine((value) => value !== '', { error: 'orderNo.required' })),
  }),
  result: z.object({ ...arrived, complete: z.boolean() }),
});

export const sandboxDeviceData = call({
  method: 'POST',
  path: '/sandbox/device-data',
  auth: 'sandbox',
  encoding: 'json',
  plainPath: true,
  summary:
    'Stands in for the collector: tells which kinds have arrived for an order. One that may not be collected is refused.',
  request: z.object({ orderNo: z.string(), kinds: z.array(z.enum(deviceDataKinds)) }),
  result: z.object({ ...arrived, complete: z.boolean() }),
});
