import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAnew } from '../shared/screen/load-anew.ts';
import { PlainFailure } from '../shared/screen/plain-failure.tsx';
import { useTitle } from '../shared/screen/use-title.ts';

/**
 * Catches a screen that failed to load (no connection, or a newer deployment) or to render. A reload resolves
 * both; typed values are in the draft.
 */
export class ScreenFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

/**
 * What stands in place of a screen that cannot be shown, or of all screens when the lender's rules cannot be
 * learned.
 */
export function Failed() {
  const { t } = useTranslation('shell');
  useTitle(t('failure.title'));
  return (
    <Screen centred header={<NavBar title={t('failure.title')} />}>
      <PlainFailure title={t('failure.title')} body={t('failure.screen')} onRetry={() => void loadAnew()} />
    </Screen>
  );
}
