import { afterEach } from 'vitest';
import { endAll } from './at-the-end.ts';
import { refuseConcurrentQueries } from './concurrent-queries.ts';

/* Test files share their modules, so that a module's own hooks would count for the first of them alone. */
afterEach(endAll);
afterEach(refuseConcurrentQueries);
