export type { Native, NativeLink } from './native.js';
