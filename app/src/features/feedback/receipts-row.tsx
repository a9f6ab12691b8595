import { Image } from '@kopa/ui/icons';
import { Card } from '@kopa/ui/card';
import { FieldError } from '@kopa/ui/field-row';
import { PhotoButton } from '@kopa/ui/photo-field';
import { RhfField } from '@kopa/ui/react-hook-form';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { rowOf } from '../../shared/form/row-of.ts';
import { policy } from '../../shared/session/policy.ts';
import type { FeedbackForm } from './feedback-form.ts';
import { picturesOf, picturesText } from './kept-pictures.ts';
import { PictureRow } from './picture-row.tsx';
import { mostMegabytes, usePictures } from './use-pictures.ts';

interface ReceiptsProps {
  form: UseFormReturn<FeedbackForm>;
  /** Called with whether a picture is missing at the lender. */
  onUnderWay: (is: boolean) => void;
}

/** The pictures of receipts: the policy's number, 20 MB each (S3-127, S5-40, S5-41). */
export default function ReceiptsRow(props: ReceiptsProps) {
  const { t } = useTranslation('feedback');
  return (
    <RhfField<FeedbackForm> {...rowOf('receiptImages')} label={t('pictures.title')}>
      {({ error, onChange }) => <Receipts {...props} error={error} onChange={onChange} />}
    </RhfField>
  );
}

function Receipts({
  form,
  onUnderWay,
  error,
  onChange,
}: ReceiptsProps & { error: string | undefined; onChange: (images: string) => void }) {
  const { t } = useTranslation('feedback');
  const group = useRef<HTMLDivElement>(null);
  const count = policy().feedback.maximumImages;
  const [start] = useState(() => picturesOf(form.getValues('receiptImages'), Date.now()));
  const receipts = usePictures({
    name: 'receipt',
    start,
    most: count,
    onChange: (kept) => {
      onChange(picturesText(kept));
      form.clearErrors('receiptImages');
    },
  });
  const { pictures, faults, full, underWay } = receipts;
  useEffect(() => {
    onUnderWay(underWay);
    return () => onUnderWay(false);
  }, [underWay, onUnderWay]);
  const told = [...(error === undefined ? [] : [error]), ...faults];
  return (
    <div
      ref={group}
      id="receiptImages"
      role="group"
      tabIndex={-1}
      aria-labelledby="receiptImages-label"
      aria-describedby="receiptImages-hint"
      data-invalid={error === undefined ? undefined : ''}
      className="outline-none"
    >
      <Card>
        <h2 id="receiptImages-label" className="text-label font-semibold text-ink">
          {t('pictures.title')} <span className="text-caption text-muted">{t('optional')}</span>
        </h2>
        <p id="receiptImages-hint" className="text-caption text-muted">
          {t('pictures.hint', { count, size: mostMegabytes })}
        </p>
        {pictures.length > 0 && (
          <ul className="mt-2">
            {pictures.map((picture, index) => (
              <PictureRow
                key={picture.key}
                picture={picture}
                of="receipt"
                place={index + 1}
                onArrived={(kept) => receipts.arrived(picture.key, kept)}
                onRemove={() => {
                  receipts.remove(picture.key);
                  group.current?.focus();
                }}
              />
            ))}
          </ul>
        )}
        <div role="alert" className="flex flex-col gap-1">
          {told.map((text) => (
            <FieldError key={text} id={`receiptImages-${told.indexOf(text)}`} className="mt-2">
              {text}
            </FieldError>
          ))}
        </div>
        {full ? (
          <p className="mt-3 text-caption text-muted">{t('pictures.full', { count })}</p>
        ) : (
          <div className="mt-3">
            <PhotoButton
              variant="outline"
              block
              multiple
              icon={<Image aria-hidden className="size-5" />}
              onFiles={(files) => void receipts.add(files)}
              aria-describedby="receiptImages-hint"
            >
              {t('pictures.add')}
            </PhotoButton>
          </div>
        )}
      </Card>
    </div>
  );
}
