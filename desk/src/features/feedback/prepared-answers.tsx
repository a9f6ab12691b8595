import { deskPreparedAnswers } from '@kopa/contract/desk/calls/feedback';
import type { DeskThread, PreparedAnswer } from '@kopa/contract/desk/entities';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { Waiting } from '../../shared/screen/waiting.tsx';
import { useSettings } from '../../shared/session/settings.ts';

/** The prepared answers of a feedback; nothing is asked before they are wanted. */
export function usePreparedAnswers(id: string, isWanted: boolean) {
  const { language } = useSettings();
  return useQuery({
    queryKey: queryKeys.preparedAnswers(id, language),
    queryFn: ({ signal }) => send(deskPreparedAnswers, { id }, { signal }),
    enabled: isWanted,
  });
}

/** The prepared answers in the borrower's language, and as the reader reads them. */
export function PreparedAnswers({
  item: { borrower },
  query,
  onInsert,
}: {
  item: DeskThread['item'];
  query: ReturnType<typeof usePreparedAnswers>;
  onInsert: (answer: PreparedAnswer) => void;
}) {
  const { t } = useTranslation('desk');
  if (!query.data) return <Waiting query={query} rows={2} />;
  return (
    <ul
      aria-label={t('prepared.list', { language: t(`language.${borrower.language}`) })}
      className="max-h-60 overflow-y-auto rounded-medium border border-decor"
    >
      {query.data.answers.map((answer) => (
        <li key={answer.id} className="border-b border-decor last:border-b-0">
          <button
            type="button"
            className="flex w-full flex-col gap-0.5 px-3 py-2 text-start -outline-offset-3 hover:bg-page"
            onClick={() => onInsert(answer)}
          >
            <span className="text-body font-semibold text-ink">
              {answer.title}
              {answer.isOfTopic ? (
                <span className="text-caption font-text text-muted"> · {t('prepared.ofTopic')}</span>
              ) : null}
            </span>
            <span lang={borrower.language} className="text-body text-ink">
              {answer.text}
            </span>
            {answer.preview === '' ? null : (
              <span className="text-caption text-muted">
                {t('prepared.preview')} {answer.preview}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
