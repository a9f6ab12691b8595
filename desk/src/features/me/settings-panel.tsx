import { deskSignOut } from '@kopa/contract/desk/calls/sign-in';
import { languages } from '@kopa/contract/wire/headers';
import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { LogOut } from '@kopa/ui/icons';
import { SegmentedControl } from '@kopa/ui/segmented-control';
import { Stack } from '@kopa/ui/stack';
import { Switch } from '@kopa/ui/switch';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Said } from '../../shared/screen/said.tsx';
import { useSession } from '../../shared/session/session.ts';
import { lenderNow, stopSessionClock } from '../../shared/session/session-clock.ts';
import { changeSettings, useSettings } from '../../shared/session/settings.ts';

const modes = ['system', 'light', 'dark'] as const;

/** The settings of this laptop, the passkeys, and signing out. */
export function SettingsPanel() {
  const { t } = useTranslation('desk');
  const { language, mode, letterKeys } = useSettings();
  const { email, passkeys } = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const signOut = useCommand({
    send: (body: Record<string, never>, options) => send(deskSignOut, body, options),
    onDone: async () => {
      await navigate('/');
      stopSessionClock();
      queries.clear();
      queries.setQueryData(queryKeys.start, { session: null, endedBy: 'signedOut', serverTime: lenderNow() });
    },
  });
  return (
    <Stack gap={4}>
      <p className="text-caption text-muted">{email}</p>
      <SegmentedControl
        label={t('me.language')}
        options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
        value={language}
        onChange={(chosen) => changeSettings({ language: chosen })}
      />
      <SegmentedControl
        label={t('me.mode')}
        options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        value={mode}
        onChange={(chosen) => changeSettings({ mode: chosen })}
      />
      <FieldGroup>
        <Switch
          label={t('me.letterKeys')}
          caption={t('me.letterKeysCaption')}
          checked={letterKeys}
          onChecked={(checked) => changeSettings({ letterKeys: checked })}
        />
      </FieldGroup>
      {passkeys.length > 0 ? (
        <p className="text-caption text-muted">{t('me.passkeys', { names: passkeys.join(', ') })}</p>
      ) : null}
      {signOut.error ? <Said>{failureText(signOut.error)}</Said> : null}
      <Button
        variant="outline"
        block
        icon={<LogOut aria-hidden />}
        busy={signOut.busy}
        busyLabel={t('me.signingOut')}
        onClick={() => signOut.run({})}
      >
        {t('me.signOut')}
      </Button>
    </Stack>
  );
}
