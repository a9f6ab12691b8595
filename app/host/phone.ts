import { connectToHost, transportOf } from './phone-side.ts';

// The phone of /sandbox/phone: runs before the app, whose page it stands in.
connectToHost(transportOf(window.location.search));
