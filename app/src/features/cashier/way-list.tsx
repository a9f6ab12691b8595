import type { PaymentReference, RepayWay } from '@kopa/contract/entities';
import type { RepayMethod } from '@kopa/contract/policy';
import { nationalDigits } from '@kopa/contract/market/phone';
import { policy } from '../../shared/session/policy.ts';
import {
  CreditCard,
  FileText,
  Globe,
  Landmark,
  ReceiptText,
  Smartphone,
  Wallet,
  type Icon,
} from '@kopa/ui/icons';
import { RhfRadioList } from '@kopa/ui/react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PayingMobileRow } from '../../shared/payment/paying-mobile-row.tsx';
import { kindOf } from './ask-for-reference.ts';
import { WhereToPay } from './panels/where-to-pay.tsx';
import type { PaymentValues } from './use-payment-form.ts';

const icons: Readonly<Record<RepayMethod, Icon>> = {
  mpesa: Smartphone,
  paybill: ReceiptText,
  bankTransfer: Landmark,
  card: CreditCard,
  offlineAccount: FileText,
  debitCard: CreditCard,
  upi: Smartphone,
  netbanking: Globe,
  wallet: Wallet,
  oxxo: ReceiptText,
};

/** '0712 ••• 412', recognisable for its owner; null for an incomplete number. */
const masked = (mobile: string) =>
  /^\d{9}$/.test(mobile) ? `0${mobile.slice(0, 3)} ••• ${mobile.slice(-3)}` : null;

/**
 * The payment methods, one per row; the chosen one expands. An unavailable method says so, and expands to the
 * reason (S8-21).
 */
export function WayList({
  methods,
  onChoose,
  amountCents,
  given,
}: {
  methods: readonly RepayWay[];
  onChoose: (method: RepayMethod) => void;
  /** Integer cents; null: unpayable. */
  amountCents: number | null;
  given: PaymentReference | null;
}) {
  const { t } = useTranslation(['cashier']);
  const mobile = useWatch<PaymentValues, 'mobile'>({ name: 'mobile' });
  const captionOf = ({ method, available }: RepayWay) => {
    if (!available) return t('closed.now');
    const number = method === 'mpesa' && masked(nationalDigits(mobile, policy().market));
    return number ? t('way.mpesa.asks', { phone: number }) : t(`way.${method}.hint`);
  };
  const detailsOf = (each: RepayWay) => {
    if (!each.available) return <p className="px-4 py-3 text-label text-ink">{t('closed.why')}</p>;
    if (kindOf[each.channel] !== 'prompt')
      return <WhereToPay way={each} amountCents={amountCents} given={given} />;
    return <PayingMobileRow label={t('mpesa')} hint={t('pin')} />;
  };
  return (
    <RhfRadioList<PaymentValues>
      name="method"
      legend={t('how')}
      onChosen={(value) => onChoose(value as RepayMethod)}
      options={methods.map((each) => {
        const Mark = icons[each.method];
        return {
          value: each.method,
          label: t(`way.${each.method}.name`),
          caption: captionOf(each),
          icon: <Mark aria-hidden />,
          // Its rows align with the methods' names.
          details: <div className="-ms-4">{detailsOf(each)}</div>,
        };
      })}
    />
  );
}
