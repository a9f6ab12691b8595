/** The signs of an order's number after its first letter, K: none that is taken for another. */
export const orderNumberSigns = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** How many of them follow: short enough for the reference of a payment by mobile money (12). */
export const orderNumberLength = 10;

const shape = new RegExp(`^K[${orderNumberSigns}]{${orderNumberLength}}$`, 'i');

/** Whether a text has the shape of an order's number. Some numbers are letters alone. */
export function isOrderNumber(text: string): boolean {
  return shape.test(text);
}
