/** An address at which nothing listens. */
export const nowhere = 'http://127.0.0.1:1';

/** The settings of a live server without its provider of payments. No provider answers. */
export const live = {
  MODE: 'live',
  SECRET: 'b3f1c7a09d2e4856b3f1c7a09d2e4856',
  SMS: 'africastalking',
  AT_USERNAME: 'lender',
  AT_API_KEY: 'key',
  AT_BASE_URL: nowhere,
  PUBLIC_URL: 'https://lender.example',
};

/** The settings of each provider of payments. */
export const providers = {
  daraja: {
    PAYMENTS: 'daraja',
    DARAJA_CONSUMER_KEY: 'key',
    DARAJA_CONSUMER_SECRET: 'consumer-secret',
    DARAJA_SHORT_CODE: '600584',
    DARAJA_PASS_KEY: 'pass-key',
    DARAJA_INITIATOR: 'apiuser',
    DARAJA_SECURITY_CREDENTIAL: 'RW5jcnlwdGVk',
    DARAJA_NOMINATED_NUMBER: '254722000000',
    DARAJA_BASE_URL: nowhere,
  },
  airtel: {
    PAYMENTS: 'airtel',
    AIRTEL_CLIENT_ID: 'client',
    AIRTEL_CLIENT_SECRET: 'client-secret',
    AIRTEL_PIN: 'RW5jcnlwdGVk',
    AIRTEL_CALLBACK_KEY: 'callback-key',
    AIRTEL_BASE_URL: nowhere,
  },
};
