import type { ResultOf } from '@kopa/contract/calls/call';
import type { myDataShow } from '@kopa/contract/calls/my-data';

/** What the lender answers to "my data". */
export type MyData = ResultOf<typeof myDataShow>;
