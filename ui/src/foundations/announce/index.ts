export { Announcer, LiveRegions, silence, useAnnounce, type Announce } from './announce.js';
