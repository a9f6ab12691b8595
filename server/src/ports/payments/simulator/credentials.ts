/** The address of the simulated Daraja in sandbox mode. */
export const simulatorPath = '/sandbox/daraja';

/** The credentials of the simulator's one customer. They open nothing else. */
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
