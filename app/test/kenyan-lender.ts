import { kenya } from '@kopa/contract/policy';
import { takeLender } from '../src/shared/session/policy.ts';

// A test that says nothing else has the app of a lender in Kenya.
takeLender({ brand: { id: 'easycash', name: 'EasyCash', mark: null }, policy: kenya });
