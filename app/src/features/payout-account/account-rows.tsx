import type { UserInfo } from '@kopa/contract/entities';
import { payoutNames, payoutFieldsOf, type PayoutField } from '@kopa/contract/fields/payout-fields';
import type { PayoutKind } from '@kopa/contract/policy';
import { repairPayout } from '@kopa/contract/sections';
import { FieldGroup } from '@kopa/ui/field-row';
import { Note } from '@kopa/ui/note';
import { Skeleton } from '@kopa/ui/skeleton';
import { RhfRadioRow } from '@kopa/ui/react-hook-form';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ClearedNote } from '../../shared/form/cleared-note.tsx';
import { rowOf } from '../../shared/form/row-of.ts';
import { setText } from '../../shared/form/set-text.ts';
import { policy } from '../../shared/session/policy.ts';
import { MobileMoneyRows } from './mobile-money-rows.tsx';
import { initialOf, kindIn, wantedRows, type PayoutForm, type PayoutValues } from './payout-form.ts';
import { useRowLabels } from './row-labels.ts';

// Lists of banks and other markets' rows are fetched after the screen; kinds that are not offered are never
// fetched.
const loadBank = () => import('./bank-rows.tsx');
const loadMexico = () => import('./mexico-rows.tsx');
const loadIndia = () => import('./india-rows.tsx');
const loadNigeria = () => import('./nigeria-rows.tsx');
const loads: Readonly<Partial<Record<PayoutKind, () => Promise<unknown>>>> = {
  bank: loadBank,
  clabe: loadMexico,
  debitCard: loadMexico,
  ifscBank: loadIndia,
  bvnBank: loadNigeria,
};
const BankRows = lazy(loadBank);
const MexicoRows = lazy(loadMexico);
const IndiaRows = lazy(loadIndia);
const NigeriaRows = lazy(loadNigeria);

/** The kind of account, when several are offered, and the rows of the chosen kind. */
export function AccountRows({ form, user }: { form: PayoutForm; user: UserInfo }) {
  const { t } = useTranslation('payout');
  const { kinds } = policy().payout;
  const [cardType, bankName] = useWatch({ control: form.control, name: ['cardType', 'bankName'] });
  const kind = kindIn({ cardType });
  const label = useRowLabels()({ cardType, bankName });
  useRowsByKind(form, kind, user.mobile);
  useEffect(() => {
    // Fetched ahead, so that another kind can be chosen offline; a failed fetch is retried on choice.
    for (const each of kinds) loads[each]?.().catch(() => undefined);
  }, [kinds]);
  const props = { form, kind, label };
  return (
    <>
      <ClearedNote
        form={form}
        cleared={repairPayout(policy(), user.payout ?? {}).cleared}
        labels={payoutNames.map((field) => [field, label(field)])}
        shows={isShown}
      />
      {kinds.length > 1 && (
        <FieldGroup>
          <RhfRadioRow<PayoutValues>
            {...rowOf('cardType')}
            label={t('cardType.label')}
            required
            options={kinds.map((each) => ({ value: each, label: t(`cardType.${each}`) }))}
          />
        </FieldGroup>
      )}
      {/* New inputs per kind: each starts with its own value. */}
      <Suspense key={kind} fallback={<Skeleton rows={payoutFieldsOf(kind).length} />}>
        {kind === 'mobileMoney' && <MobileMoneyRows {...props} />}
        {kind === 'bank' && <BankRows {...props} />}
        {(kind === 'clabe' || kind === 'debitCard') && <MexicoRows {...props} />}
        {kind === 'ifscBank' && <IndiaRows {...props} />}
        {kind === 'bvnBank' && <NigeriaRows {...props} mobile={user.mobile} />}
      </Suspense>
      <Note tone="info">{t(kind === 'mobileMoney' ? 'note.wallet' : 'note.bank')}</Note>
    </>
  );
}

function isShown(field: string, values: PayoutValues): boolean {
  return wantedRows(values).includes(field);
}

/** A number of one kind is invalid for another: each kind keeps its own values. */
function useRowsByKind(form: PayoutForm, kind: PayoutKind, mobile: string) {
  const before = useRef(kind);
  const left = useRef<Partial<Record<PayoutKind, Partial<Record<PayoutField, string>>>>>({});
  useEffect(() => {
    if (before.current === kind) return;
    const values = form.getValues();
    left.current[before.current] = values;
    before.current = kind;
    const own = left.current[kind] ?? initialOf(kind, mobile);
    const rows = payoutNames.filter((field) => field !== 'cardType' && field !== 'applicantName');
    form.clearErrors();
    for (const field of rows) {
      const value = payoutFieldsOf(kind).includes(field) ? (own[field] ?? '') : '';
      if (values[field] !== undefined && values[field] !== value) setText(form, field, value);
    }
  }, [form, kind, mobile]);
}
