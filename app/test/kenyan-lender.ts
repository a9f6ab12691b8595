import { kenya } from '@kopa/contract/policy';
import { vi } from 'vitest';

// Test files share a process. Each begins with modules of its own, so that no state and no mock stays.
vi.resetModules();
const { takeLender } = await import('../src/shared/session/policy.ts');

// A test that says nothing else has the app of a lender in Kenya.
takeLender({ brand: { id: 'easycash', name: 'EasyCash' }, policy: kenya, wallet: 'M-Pesa' });
