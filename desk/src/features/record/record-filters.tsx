import { deskStaff } from '@kopa/contract/desk/calls/staff';
import { deskActs } from '@kopa/contract/desk/acts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { ChoiceBox } from '../../shared/screen/choice-box.tsx';
import { useMay } from '../../shared/session/session.ts';
import { useActWords } from '../../shared/language/use-act-words.ts';

/** The filter of the record, as the address has it. */
export interface RecordFilter {
  staffId?: string;
  act?: string;
}

/** The filter of the address. */
export function useRecordFilter(): RecordFilter {
  const [search] = useSearchParams();
  const [staffId, act] = [search.get('who'), search.get('what')];
  return { ...(staffId && { staffId }), ...(act && { act }) };
}

/** Who and what: each filter is in the address, so that a link shows a colleague the same rows. */
export function RecordFilters() {
  const { t } = useTranslation('desk');
  const actWords = useActWords();
  const [search, setSearch] = useSearchParams();
  const maySeeStaff = useMay({ area: 'staff', may: 'read' });
  const staff = useQuery({
    queryKey: queryKeys.staff,
    queryFn: maySeeStaff ? ({ signal }) => send(deskStaff, {}, { signal }) : skipToken,
  });
  const choose = (name: 'who' | 'what') => (value: string) =>
    setSearch(
      (now) => {
        if (value) now.set(name, value);
        else now.delete(name);
        return now;
      },
      { replace: true },
    );
  return (
    <div className="flex flex-wrap gap-3">
      {maySeeStaff ? (
        <ChoiceBox
          label={t('record.who')}
          value={search.get('who') ?? ''}
          onChange={choose('who')}
          options={[
            { value: '', label: t('record.anybody') },
            ...(staff.data?.staff.map(({ id, name }) => ({ value: id, label: name })) ?? []),
          ]}
        />
      ) : null}
      <ChoiceBox
        label={t('record.what')}
        value={search.get('what') ?? ''}
        onChange={choose('what')}
        options={[
          { value: '', label: t('record.anything') },
          ...deskActs.map((act) => ({ value: act, label: actWords(act) })),
        ]}
      />
    </div>
  );
}
