export type { Native } from './native.js';
