import { getBankBranch } from '@kopa/contract/calls/bank';
import { kenyaBanks } from '@kopa/contract/payout/kenya-banks';
import { useToast } from '@kopa/ui/toast';
import { RhfListField, RhfTextField } from '@kopa/ui/react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LazyOptionPicker } from '../../shared/form/lazy-option-picker.tsx';
import { rowOf } from '../../shared/form/row-of.ts';
import { send } from '../../shared/lender/client.ts';
import type { PayoutForm, PayoutValues } from './payout-form.ts';

/**
 * The branch of a bank (S3-70, S7-26): chosen where the lender has named branches, otherwise typed, also when
 * the list fails to load. The value is the name.
 */
export function BranchRow({ form, label }: { form: PayoutForm; label: string }) {
  const { t } = useTranslation('payout');
  const toast = useToast();
  const [bankName, branch] = useWatch({ control: form.control, name: ['bankName', 'branch'] });
  const known = useQuery({
    queryKey: ['bankBranches', bankName],
    queryFn: () => send(getBankBranch, { bankName }),
    enabled: bankName !== '',
    staleTime: Infinity,
  });
  const row = { ...rowOf('branch'), label, required: true } as const;
  const waitsFor =
    bankName === ''
      ? t('branch.bankFirst')
      : known.isLoading && branch === ''
        ? t('branch.loading')
        : undefined;
  if (waitsFor)
    return (
      <RhfListField<PayoutValues>
        picker={LazyOptionPicker}
        {...row}
        options={[]}
        blockedReason={waitsFor}
        onBlocked={() => toast(waitsFor)}
      />
    );
  const names = (known.data?.branches ?? []).map(({ name }) => name);
  if (names.length > 0)
    return (
      <RhfListField<PayoutValues>
        picker={LazyOptionPicker}
        {...row}
        // An earlier typed name stays an option.
        options={[...new Set(branch === '' ? names : [...names, branch])].map((name) => ({
          value: name,
          label: name,
          keywords: known.data?.branches.flatMap((each) => (each.name === name ? [each.code] : [])) ?? [],
        }))}
      />
    );
  const total = known.data?.count;
  const bank = kenyaBanks.find(({ code }) => code === bankName)?.name;
  return (
    <RhfTextField<PayoutValues>
      {...row}
      autoComplete="off"
      autoCapitalize="words"
      maxLength={100}
      enterKeyHint="next"
      placeholder={t('branch.wanted')}
      hint={total ? t('branch.hint', { bank, total }) : undefined}
    />
  );
}
