import path from 'node:path';

/** The provider's name of a prompt. */
export const promptName = (payOrderId: string): string => `ws_CO_${payOrderId}`;

/** Stands in for the payment provider: answers a prompt at once, under an id that the caller can work out. */
export const fetchPayments: typeof fetch = async (input, init) => {
  if (String(input).includes('/oauth/')) return Response.json({ access_token: 'bench', expires_in: '3599' });
  const { CallBackURL } = JSON.parse(String(init?.body)) as { CallBackURL: string };
  const id = path.basename(CallBackURL);
  return Response.json({ ResponseCode: '0', MerchantRequestID: id, CheckoutRequestID: promptName(id) });
};
