import { countData } from '../shared/session/count-data.ts';
import { sendLogOutsLater } from '../shared/session/log-outs-later.ts';
import { keepApp } from './keep-app.ts';

export { learnLender } from '../shared/lender/learn-lender.ts';

/**
 * Everything that the first screen does not wait for: tells the lender of logouts that are kept on this
 * phone, counts the data used, back to the start, and keeps the app on this phone.
 */
export function goOn(): void {
  sendLogOutsLater();
  countData();
  keepApp();
}
