import { version } from '../../../package.json';

/** The app's version, as in '0.1.0'. */
export const appVersion: string = version;
