import { identityReasons, type IdentityReason } from '@kopa/contract/identity/identity-reasons';
import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';

const typed: readonly string[] = ['nationalId', 'names', 'birthday'];

/** The mismatch, and the two remedies: correct the data, or retake a photo. */
export function LookNote({ reasons }: { reasons: readonly IdentityReason[] }) {
  const { t } = useTranslation('identity');
  const note = useRef<HTMLDivElement>(null);
  // Announced and scrolled to: the pressed button is at the other end of the page.
  useEffect(() => note.current?.focus(), []);
  const words = [...new Set(reasons.map(wordsOf))];
  const isTyped = reasons.some((reason) => identityReasons[reason].lookAt.some((row) => typed.includes(row)));
  return (
    <div className="flex flex-col gap-3">
      <Note ref={note} tabIndex={-1} tone="warning" title={t('look.heading')}>
        <ul className="flex flex-col gap-1">
          {words.map((word) => (
            <li key={word}>{t(`look.${word}`)}</li>
          ))}
        </ul>
        <p className="pt-2">{t(isTyped ? 'look.doTyped' : 'look.do')}</p>
      </Note>
      {isTyped && (
        <Button variant="outline" block onClick={() => navigate('/auth/personal_infomation')}>
          {t('look.correct')}
        </Button>
      )}
    </div>
  );
}

/** A photo that was unrecognisable several times has the same text for each side. */
function wordsOf(reason: IdentityReason) {
  switch (reason) {
    case 'numberDiffers':
    case 'sidesDiffer':
    case 'namesDiffer':
    case 'birthdayDiffers':
    case 'faceDoubtful':
    case 'cardFaceUnread':
      return reason;
    default:
      return 'unread';
  }
}
