import { addDays } from '@kopa/contract/calendar';
import { loanSizeOf } from '@kopa/contract/entities/loan-size';
import { quote, type Choices, type LoanSize } from '@kopa/contract/pricing';
import { AmountSummary } from '@kopa/ui/amount-summary';
import { Button } from '@kopa/ui/button';
import { RhfAmountSlider, RhfChoiceChips } from '@kopa/ui/react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../shared/address/use-search.ts';
import { navigate } from '../../shared/address/navigation.ts';
import { ContractForm, useContractForm } from '../../shared/form/contract-form.tsx';
import { useFormat } from '../../shared/language/format.ts';
import { useToday } from '../../shared/screen/use-today.ts';
import { policy } from '../../shared/session/policy.ts';
import { fitOf, promotionAddress, sizeOf, type Offer } from './fitting-loan.ts';
import { WhoCanApply } from './plain-words.tsx';
import { PromotionFrame, WithChoices } from './promotion-frame.tsx';
import { ExistingLoan } from './existing-loan.tsx';

/** /yx2 (S2-40): a chosen amount and tenure with their costs. */
export default function PromotionChooseScreen() {
  const { t } = useTranslation(['promotion', 'content', 'validation']);
  return <WithChoices title={t('choose.title')}>{(offer) => <Choose {...offer} />}</WithChoices>;
}

function Choose({ home, product, choices }: Offer & { choices: Choices }) {
  const { t } = useTranslation('promotion');
  const format = useFormat();
  const today = useToday();
  const search = useSearch();
  const form = useContractForm<LoanSize>(loanSizeOf(choices), sizeOf(search, choices));
  const [principalCents, tenureDays] = useWatch({
    control: form.control,
    name: ['principalCents', 'tenureDays'],
  });
  const priced = quote({ principalCents, tenureDays }, product.terms);
  return (
    <PromotionFrame
      title={t('choose.title')}
      footer={
        fitOf(home?.status) === 'apply' && (
          <Button
            block
            onClick={form.handleSubmit((chosen) => {
              // Back restores this choice.
              const productId = search.get('productId');
              navigate(promotionAddress('/yx2', productId, chosen), { replace: true });
              navigate(promotionAddress('/yx2ConfirmBorrow', productId, chosen));
            })}
          >
            {t('choose.next')}
          </Button>
        )
      }
    >
      <ExistingLoan home={home} />
      <ContractForm form={form}>
        <div className="flex flex-col gap-3">
          <h2 className="text-title text-ink">{t('choose.howMuch')}</h2>
          <RhfAmountSlider<LoanSize>
            name="principalCents"
            label={t('choose.howMuch')}
            min={choices.minimumCents}
            max={choices.maximumCents}
            step={choices.stepCents}
            format={format.money}
          />
        </div>
        <RhfChoiceChips<LoanSize, number>
          name="tenureDays"
          label={t('choose.howLong')}
          options={choices.offeredDays.map((days) => ({ value: days, label: String(days) }))}
        />
      </ContractForm>
      <AmountSummary
        title={t('choose.summary', { sum: format.money(principalCents), days: tenureDays })}
        get={{
          cents: priced.disbursedCents,
          caption: t(
            policy().payout.kinds.includes('mobileMoney') ? 'choose.getCaption' : 'choose.getCaptionBank',
          ),
        }}
        payBack={{
          cents: priced.dueCents,
          caption: t('choose.payBackCaption', { day: format.weekdayDay(addDays(today, tenureDays)) }),
        }}
        cost={{
          label: t('choose.cost'),
          value: t('choose.costValue', {
            sum: format.money(priced.totalCostCents),
            apr: format.percent(priced.aprBps),
          }),
        }}
      />
      <WhoCanApply />
    </PromotionFrame>
  );
}
