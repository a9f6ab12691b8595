/** Where the simulator answers Daraja's calls, in sandbox mode. */
export const simulatorPath = '/sandbox/daraja';

/** What the simulator knows its one customer by. They open nothing else. */
export const sandboxCredentials = {
  consumerKey: 'sandbox',
  consumerSecret: 'sandbox',
  shortCode: '600000',
  businessName: 'M-PESA',
  passKey: 'sandbox',
  initiatorName: 'sandbox',
  securityCredential: 'sandbox',
  nominatedNumber: '254722000000',
} as const;
