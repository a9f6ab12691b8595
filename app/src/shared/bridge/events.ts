import { settings } from '../session/settings.ts';
import { tellNative } from './bridge.ts';

/**
 * Tells the native app that a row was edited: the event's name, as in 'basicInfo_input_firstName', and nothing of what was
 * entered (S2-134). It goes to the app's own log; to AppsFlyer, too, when the native app has given its id (S3-09).
 */
export function logFieldEdit(event: string): void {
  tellNative({ action: 'logEventByLocal', event });
  if (settings().afid !== '') tellNative({ action: 'logEventByAF', event });
}
