export { Announcer, LiveRegions, useAnnounce, type Announce } from './announce.js';
