import type { DeviceDataKind } from './device-data.ts';

/** What the app may ask of a phone (S6-04 to S6-11), in the order in which it is listed. */
export const permissions = [
  'contacts',
  'sms',
  'storage',
  'deviceInfo',
  'camera',
  'location',
  'file',
  'installedApps',
] as const;
export type Permission = (typeof permissions)[number];

/**
 * The kind of device data that a permission is asked for, as timeSDK names it (S7-98 to S7-103). `null`: nothing is collected by it;
 * camera and file bring the photos that the borrower takes or chooses, and no others.
 */
export const dataOfPermission = {
  contacts: 'contact',
  sms: 'sms',
  storage: 'exif',
  deviceInfo: 'device',
  camera: null,
  location: 'location',
  file: null,
  installedApps: 'appList',
} as const satisfies Readonly<Record<Permission, DeviceDataKind | null>>;

/** The permission that a kind of device data needs. */
export function permissionOf(kind: DeviceDataKind): Permission {
  return permissions.find((permission) => dataOfPermission[permission] === kind)!;
}

/** The permissions that a lender asks for: where no data of a phone is collected, those of the photos alone. */
export function permissionsAsked(deviceData: 'none' | 'consent' | 'upFront'): readonly Permission[] {
  return permissions.filter((permission) => deviceData !== 'none' || dataOfPermission[permission] === null);
}

/** What a borrower consents to, each on its own: a permission, or to have read a text. */
export const consentPurposes = [...permissions, 'privacy', 'terms'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** What a borrower has said to one purpose. */
export const consentAnswers = ['unasked', 'given', 'withdrawn'] as const;
export type ConsentAnswer = (typeof consentAnswers)[number];
