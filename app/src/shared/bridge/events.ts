import { settings } from '../session/settings.ts';
import { tellNative } from './bridge.ts';

/**
 * Reports an edited row to the native app: the event's name, as in 'basicInfo_input_firstName', without the
 * value (S2-134). Goes to the app's own log, and to AppsFlyer when the native app has provided its id
 * (S3-09).
 */
export function logFieldEdit(event: string): void {
  tellNative({ action: 'logEventByLocal', event });
  if (settings().afid !== '') tellNative({ action: 'logEventByAF', event });
}
