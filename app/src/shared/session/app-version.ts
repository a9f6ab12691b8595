import { version } from '../../../package.json';

/** Which version of the app this is, as in '0.1.0'. */
export const appVersion: string = version;
