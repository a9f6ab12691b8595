export { OfflineStrip, type OfflineStripProps } from './offline-strip.js';
