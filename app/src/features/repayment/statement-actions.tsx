import { repayStatementCsv } from '@kopa/contract/calls/statement';
import { Button } from '@kopa/ui/button';
import { useTranslation } from 'react-i18next';
import { hasNative } from '../../shared/bridge/bridge.ts';
import { send } from '../../shared/lender/client.ts';
import { SaveTextButton } from '../../shared/screen/save-text-button.tsx';

/** The byte order mark tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\uFEFF';

/** Printing and saving a statement. */
export function StatementActions({ orderNo, onPrint }: { orderNo: string; onPrint: () => void }) {
  const { t } = useTranslation('repay');
  const name = `statement-${orderNo}.csv`;
  return (
    <>
      <SaveTextButton
        make={() => send(repayStatementCsv, { orderNo })}
        fileOf={(text) => new File([byteOrderMark, text], name, { type: 'text/csv' })}
        words={{
          action: t('statement.csv'),
          making: t('statement.making'),
          saved: t('statement.saved', { name }),
          cannotSave: t('statement.cannotSave'),
          what: t('statement.table'),
        }}
      />
      {/* Native apps block printing in web views. */}
      {!hasNative() && (
        <Button variant="text" block onClick={onPrint}>
          {t('statement.print')}
        </Button>
      )}
    </>
  );
}
