import type { ResultOf } from '@kopa/contract/calls/call';
import type { myDataShow } from '@kopa/contract/calls/my-data';

/** The lender's answer to "my data". */
export type MyData = ResultOf<typeof myDataShow>;
