import * as z from 'zod/mini';
import type { Day } from '../calendar.ts';
import { bankCodesOf } from '../payout/bank-codes.ts';
import type { Field } from '../fields/field.ts';
import { payoutFields, payoutFieldsOf, payoutKindOf, type PayoutField } from '../fields/payout-fields.ts';
import type { PayoutKind } from '../policy/payout-kinds.ts';
import type { Policy } from '../policy/policy.ts';
import { across, cleaned, mobile, oneOf, optional, typedPlace, typedText } from './fields.ts';
import { accountNumberError, cleanPayout, periodError } from './payout-values.ts';

/** A payout account in form and wire format: the rows of its kind only. */
export type PayoutSection = { cardType: PayoutKind } & Partial<Record<PayoutField, string>>;

/**
 * A payout account (S1-14, S1-15): one of the policy's kinds, named by `cardType` (default the first), with
 * that kind's rows. Other values are dropped. `today` decides whether a card is valid.
 */
export function payoutSection(policy: Policy, today: Day): z.ZodMiniType<PayoutSection, unknown> {
  const { kinds } = policy.payout;
  const accounts = kinds.map((kind) => accountOf(kind, policy, today)) as [Account, ...Account[]];
  return z.pipe(
    z.transform((sent: unknown): unknown =>
      typeof sent === 'object' && sent !== null
        ? { ...sent, cardType: payoutKindOf((sent as { cardType?: unknown }).cardType, kinds) }
        : sent,
    ),
    z.discriminatedUnion('cardType', accounts),
  );
}

type Account = ReturnType<typeof accountOf>;
/** The rows depend on the kind. */
type Row = Exclude<PayoutField, 'cardType'>;

function accountOf(kind: PayoutKind, policy: Policy, today: Day) {
  const rows = payoutFieldsOf(kind).map((field) => [field, fieldOf(field, kind, policy, today)] as const);
  const shape = Object.fromEntries(rows) as Record<Row, z.ZodMiniType<string, unknown>>;
  return z
    .object({ cardType: z.literal(kind), ...shape })
    .check(
      across(({ accountNumber, accountNumberConfirm }) =>
        accountNumber === '' || accountNumberConfirm === '' || accountNumber === accountNumberConfirm
          ? {}
          : { accountNumberConfirm: 'accountNumberConfirm.different' },
      ),
    );
}

function fieldOf(
  name: PayoutField,
  kind: PayoutKind,
  policy: Policy,
  today: Day,
): z.ZodMiniType<string, unknown> {
  const field: Field = payoutFields[name];
  const clean = (raw: string) => cleanPayout(name, kind, raw, policy.market);
  const form = (pattern: RegExp) =>
    cleaned(name, clean, (value) => (pattern.test(value) ? null : `${name}.invalid`));
  switch (field.kind) {
    case 'bank':
      return bankOf(kind);
    case 'accountNumber':
      return kind === 'mobileMoney'
        ? mobile(name, policy.market)
        : cleaned(name, clean, (value) => accountNumberError(value, kind, policy.payout));
    case 'accountNumberConfirm':
      return cleaned(name, clean);
    case 'place':
      return typedPlace(name);
    case 'ifsc':
      return form(/^[A-Z]{4}0[A-Z0-9]{6}$/);
    case 'curp':
      return form(policy.payout.curp === 'digits' ? /^[0-9]{18}$/ : /^[A-Z0-9Ñ]{18}$/);
    case 'digits':
      return form(new RegExp(`^[0-9]{${field.length}}$`));
    case 'smsCode':
      return form(new RegExp(`^[0-9]{${policy.verification.digits}}$`));
    case 'month':
      return cleaned(name, clean, (value) => periodError(value, today));
    case 'cvc':
      return optional(name, clean, (value) => (/^[0-9]{3,4}$/.test(value) ? null : `${name}.invalid`));
    default:
      return typedText(name, { fewest: 2, most: 100 });
  }
}

function bankOf(kind: PayoutKind): z.ZodMiniType<string, unknown> {
  const codes = bankCodesOf(kind);
  return codes ? oneOf('bankName', codes) : typedText('bankName', { fewest: 2, most: 100 });
}
