import {
  deskIdentityNewPhotos,
  deskIdentityPass,
  deskIdentityRefuse,
} from '@kopa/contract/desk/calls/identity';
import {
  identityPhotos,
  type IdentityPhoto,
  type IdentityReview,
} from '@kopa/contract/desk/identity-entities';
import { Button } from '@kopa/ui/button';
import { Checkbox } from '@kopa/ui/checkbox';
import { Kbd } from '@kopa/ui/kbd';
import { useToast } from '@kopa/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '../../shared/keys/use-keys.ts';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { isRefusal } from '../../shared/lender/desk-call-error.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Said } from '../../shared/screen/said.tsx';
import { useKeptTaken } from '../../shared/work/use-kept-taken.ts';
import { useTicks } from '../../shared/work/use-ticks.ts';
import { useWhy, WhyField } from '../../shared/work/why-field.tsx';

type Decision =
  | { act: 'passed'; note: string }
  | { act: 'refused'; why: string }
  | { act: 'newPhotos'; note: string; photos: IdentityPhoto[] };

/** Is it the person on the card: pass, ask for new photos, refuse. What was typed stays after a refusal. */
export function IdentityActs({
  review: { item, checkId },
  onRefetch,
}: {
  review: IdentityReview;
  onRefetch: () => Promise<unknown>;
}) {
  const { t } = useTranslation(['desk', 'deskValidation']);
  const failureText = useFailureText();
  const toast = useToast();
  const queries = useQueryClient();
  const keepTaken = useKeptTaken('identity', item);
  const why = useWhy('identity', item.id);
  const { ticked: photos, tick, clear } = useTicks('identity', item.id, identityPhotos);
  const [asking, setAsking] = useState(photos.length > 0);
  const [isWanted, setWanted] = useState(false);
  const pass = useRef<HTMLButtonElement>(null);
  const ask = useRef<HTMLButtonElement>(null);
  const refuse = useRef<HTMLButtonElement>(null);
  const about = { id: item.id, seen: checkId };
  const command = useCommand({
    send: (body: Decision, options) =>
      body.act === 'passed'
        ? send(deskIdentityPass, { ...about, note: body.note }, options)
        : body.act === 'refused'
          ? send(deskIdentityRefuse, { ...about, why: body.why }, options)
          : send(deskIdentityNewPhotos, { ...about, note: body.note, photos: body.photos }, options),
    onDone: (_, { act }) => {
      why.keep('');
      clear();
      toast(t(`identity.done.${act}`));
      return Promise.all(
        [queryKeys.identity, queryKeys.today].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    },
    // What is now stands beside the refusal.
    onFailed: () => void onRefetch(),
  });
  // A letter alone decides nothing: it leads to the button, and Enter presses it.
  useKeys({
    p: () => pass.current?.focus(),
    a: () => ask.current?.focus(),
    x: () => refuse.current?.focus(),
  });
  const note = why.text.trim();
  return (
    <section className="flex flex-col gap-3 border-t border-decor pt-4">
      <h3 className="text-body font-semibold text-ink">{t('identity.isIt')}</h3>
      {command.error ? (
        <Said tone={isRefusal(command.error, 'changedMeanwhile') ? 'warning' : 'danger'}>
          {failureText(command.error)}
        </Said>
      ) : null}
      <WhyField why={why} onTyped={keepTaken} />
      <Button
        ref={pass}
        block
        busy={command.busy}
        busyLabel={t('answer.sending')}
        aria-keyshortcuts="p"
        onClick={() => command.run({ act: 'passed', note })}
      >
        {t('identity.pass')} <Kbd>P</Kbd>
      </Button>
      <Button
        ref={ask}
        block
        variant="outline"
        aria-keyshortcuts="a"
        aria-expanded={asking}
        onClick={() => setAsking(!asking)}
      >
        {t('identity.askPhotos')} <Kbd>A</Kbd>
      </Button>
      {asking ? (
        <fieldset className="flex flex-col gap-2 rounded-card border border-decor p-3">
          <legend className="px-1 text-caption text-muted">{t('identity.which')}</legend>
          {identityPhotos.map((photo) => (
            <Checkbox
              key={photo}
              label={t(`identity.photo.${photo}`)}
              checked={photos.includes(photo)}
              onChecked={(checked) => {
                tick(photo, checked);
                keepTaken();
              }}
            />
          ))}
          {isWanted && photos.length === 0 ? <Said>{t('deskValidation:photos.required')}</Said> : null}
          <p className="text-caption text-muted">{t('identity.askHow')}</p>
          <Button
            block
            variant="outline"
            onClick={() => {
              setWanted(true);
              if (photos.length > 0) command.run({ act: 'newPhotos', note, photos: [...photos] });
            }}
          >
            {t('identity.askNow')}
          </Button>
        </fieldset>
      ) : null}
      <Button
        ref={refuse}
        block
        variant="outline"
        aria-keyshortcuts="x"
        onClick={() => why.with((text) => command.run({ act: 'refused', why: text }))}
      >
        {t('identity.refuse')} <Kbd>X</Kbd>
      </Button>
      <p className="text-caption text-muted">{t('identity.how')}</p>
    </section>
  );
}
