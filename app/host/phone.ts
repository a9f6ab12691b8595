import { connectToHost, transportOf } from './phone-side.ts';

// The script of /sandbox-phone: runs before the app in the app's page.
connectToHost(transportOf(window.location.search));
