import type { DeviceDataKind } from './device-data.ts';

/** The permissions that the app may request (S6-04 to S6-11), in display order. */
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
 * The kind of device data behind a permission, by timeSDK's name (S7-98 to S7-103). `null`: no collection;
 * camera and file only bring the borrower's own photos.
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

/** The permissions that a lender requests: only those for photos where no phone data is collected. */
export function permissionsAsked(deviceData: 'none' | 'consent' | 'upFront'): readonly Permission[] {
  return permissions.filter((permission) => deviceData !== 'none' || dataOfPermission[permission] === null);
}

/** The purposes of consents, each separate: a permission, or a read text. */
export const consentPurposes = [...permissions, 'privacy', 'terms'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** A borrower's answer to one purpose. */
export const consentAnswers = ['unasked', 'given', 'withdrawn'] as const;
export type ConsentAnswer = (typeof consentAnswers)[number];
