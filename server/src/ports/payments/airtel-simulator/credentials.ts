/** Where the simulator answers Airtel Money's calls, in sandbox mode. */
export const airtelSimulatorPath = '/sandbox/airtel';

/** What the simulator knows its one customer by. They open nothing else. */
export const sandboxAirtel = {
  clientId: 'sandbox',
  clientSecret: 'sandbox',
  pin: 'sandbox',
  callbackKey: 'sandbox',
} as const;
