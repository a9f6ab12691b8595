import type { Answered } from '../on.ts';
import { bank } from './bank.ts';
import { catalogue } from './catalogue.ts';
import { loan } from './loan.ts';
import { offer } from './offer.ts';
import { portal } from './portal.ts';
import { repayExtension } from './repay-extension.ts';
import { repayWaysHandlers } from './repay-ways.ts';
import { repay } from './repay.ts';
import { sandboxPaymentHandlers } from './sandbox-payments.ts';
import { sandboxRepayHandlers } from './sandbox-repay.ts';
import { sandbox } from './sandbox.ts';
import { security } from './security.ts';
import { user } from './user.ts';
import { voucherHandlers } from './voucher.ts';

/** Every call that the server answers. */
export const handlers: readonly Answered[] = [
  ...security,
  ...user,
  ...bank,
  ...catalogue,
  ...loan,
  ...offer,
  ...repay,
  ...repayWaysHandlers,
  ...repayExtension,
  ...voucherHandlers,
  ...portal,
  ...sandbox,
  ...sandboxPaymentHandlers,
  ...sandboxRepayHandlers,
];
