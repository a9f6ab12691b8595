import { expect, it } from 'vitest';
import { isOrderNumber } from './order-number.ts';

it.each([
  ['KH9JCR9GP5Z', true],
  ['kssptkvdwhf', true],
  ['KNSAKCAMQVD', true],
  ['catalogue', false],
  ['KNSAKCAMQV', false],
  ['KNSAKCAMQVDX', false],
  ['KNSAKCAMQV0', false],
])('%s has the shape of an order number: %s', (text, isOne) => {
  expect(isOrderNumber(text)).toBe(isOne);
});
