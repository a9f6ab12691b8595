/**
 * The six kinds of data that the native app can collect on a phone (S7-98 to S7-103: the flags of timeSDK).
 */
export const deviceDataKinds = ['appList', 'sms', 'exif', 'device', 'contact', 'location'] as const;
export type DeviceDataKind = (typeof deviceDataKinds)[number];

/** A borrower's answer about one kind. */
export const deviceDataAnswers = ['unasked', 'granted', 'refused'] as const;
export type DeviceDataAnswer = (typeof deviceDataAnswers)[number];
