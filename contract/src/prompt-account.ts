/** The account that a payment prompt names: M-Pesa takes at most 12 characters of an order's number. */
export const promptAccount = (orderNo: string): string => orderNo.slice(0, 12);
