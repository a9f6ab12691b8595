import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/format.ts';
import { MarkedText } from '../language/marked-text.tsx';

const strong = { strong: <strong className="font-strong whitespace-nowrap" /> };

/**
 * The question of the wallet as the phone shows it, before it comes. One picture for screen readers; no
 * field, so that nobody learns to type a PIN here.
 */
export function PromptDrawing({
  amountCents,
  company,
  account,
}: {
  amountCents: number;
  company: string;
  /** Null: the prompt's account is unknown here. */
  account: string | null;
}) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  const values = { sum: format.money(amountCents), company, account: account && grouped(account) };
  const question = t(account ? 'prompt.questionFor' : 'prompt.question', values);
  return (
    <div
      role="img"
      aria-label={t('prompt.drawing', { question: question.replaceAll(/<[^>]*>/g, '') })}
      className="mx-auto w-full max-w-[20rem] rounded-large border border-control px-5 py-4"
      style={{ borderStyle: 'dashed' }}
    >
      <p className="text-label font-text text-ink">
        <MarkedText text={question} marks={strong} />
      </p>
      <p className="pt-2 text-caption text-muted">{t('prompt.pin')}</p>
      <p className="flex gap-3 border-b-2 border-control py-3">
        <span className="size-3 rounded-full bg-inverse" />
        <span className="size-3 rounded-full bg-inverse" />
        <span className="size-3 rounded-full bg-inverse" />
        <span className="size-3 rounded-full bg-inverse" />
      </p>
      <p className="flex justify-end gap-6 pt-3 text-label text-muted">
        <span>{t('prompt.cancel')}</span>
        <span>{t('prompt.send')}</span>
      </p>
    </div>
  );
}

/** 'KE2026112100' as 'KE 2026 1121 00', without a break inside. */
const grouped = (account: string): string => account.replace(/\D(?=\d)|\d{4}(?=\d)/g, '$&\u00a0');
