import { countryByCode, countryByIp } from '@kopa/contract/calls/catalogue';
import type { ResultOf } from '@kopa/contract/calls/call';
import { marketCodes } from '@kopa/contract/market/market';
import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import { RadioList } from '@kopa/ui/radio-list';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { CallError } from '../../shared/lender/call-error.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { Page } from '../../shared/screen/page.tsx';
import { Wait } from '../../shared/screen/query-view.tsx';
import { useSession } from '../../shared/session/session.ts';
import { useSettings } from '../../shared/session/settings.ts';

type Country = ResultOf<typeof countryByCode>;

/**
 * /user/nation (S2-32, S7-76, S7-77): the borrower's country, detected by IP address or chosen, and whether
 * loans are available there.
 */
export default function NationScreen() {
  const { language } = useSettings();
  const query = useQuery({
    queryKey: queryKeys.countries(language),
    queryFn: fetchCountries,
    staleTime: 3_600_000,
  });
  if (query.data) return <Choice {...query.data} />;
  return (
    <NationPage>
      <Wait queries={[query]} shape="choices" />
    </NationPage>
  );
}

function NationPage(page: { footer?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('account');
  return <Page title={t('nation.title')} fallback="/user/login" {...page} />;
}

function Choice({ countries, here }: Awaited<ReturnType<typeof fetchCountries>>) {
  const { t } = useTranslation('account');
  const session = useSession();
  const [code, setCode] = useState(here);
  const [isMissing, setMissing] = useState(false);
  const chosen = countries.find(({ countryCode }) => countryCode === code);
  const goOn = () => (chosen ? navigate(session ? '/' : '/user/login') : setMissing(true));
  return (
    <NationPage
      footer={
        chosen && !chosen.served ? undefined : (
          <Button block onClick={goOn}>
            {t('nation.continue')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-5 pb-6">
        <p className="text-body text-muted">{t('nation.body')}</p>
        <RadioList
          legend={t('nation.title')}
          legendHidden
          options={countries.map(({ countryCode, countryName, callingCode, currency }) => ({
            value: countryCode,
            label: countryName,
            caption: `+${callingCode} · ${currency}`,
          }))}
          value={code}
          onChange={setCode}
          error={isMissing && !chosen ? t('nation.missing') : undefined}
        />
        <div role="status">
          {chosen && !chosen.served && (
            <Note tone="info">{t('nation.notServed', { country: chosen.countryName })}</Note>
          )}
        </div>
      </div>
    </NationPage>
  );
}

/** The lender's countries, its own first, and the detected one; null without a detection. */
async function fetchCountries(): Promise<{ countries: Country[]; here: string | null }> {
  const here = await send(countryByIp, {});
  const others = marketCodes
    .map((market) => market.toUpperCase())
    .filter((code) => code !== here.countryCode);
  const found = await Promise.all(others.map((code) => countryOf(code)));
  const countries = [here, ...found.filter((country) => country !== null)].sort(
    (one, other) => Number(other.served) - Number(one.served),
  );
  return { countries, here: here.known ? here.countryCode : null };
}

/** A country by code; null when the lender does not have the country. */
async function countryOf(code: string): Promise<Country | null> {
  try {
    return await send(countryByCode, { code });
  } catch (error) {
    if (error instanceof CallError && error.failure === 'invalidInput') return null;
    throw error;
  }
}
