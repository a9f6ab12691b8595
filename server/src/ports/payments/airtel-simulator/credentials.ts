/** Where the simulator answers Airtel Money's calls, in sandbox mode. */
export const airtelSimulatorPath = '/sandbox/airtel';

/** The credentials of the simulator's one customer. They open nothing else. */
export const sandboxAirtel = {
  clientId: 'sandbox',
  clientSecret: 'sandbox',
  pin: 'sandbox',
  callbackKey: 'sandbox',
} as const;
