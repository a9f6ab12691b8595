import { BottomSheet } from '@kopa/ui/bottom-sheet';
import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A picture for display: its name and its address, valid for at least a quarter of an hour. */
export interface ShownPicture {
  name: string;
  fileId: string;
  address: string;
}

/** One picture over the page, in full width. `onRenew` fetches a new address after expiry. */
export function PictureSheet({
  picture,
  open,
  onOpenChange,
  onRenew,
}: {
  picture: ShownPicture;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRenew: () => void;
}) {
  const { t } = useTranslation('feedback');
  const [lost, setLost] = useState<string>();
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={picture.name} height="full" draggable>
      <div className="flex flex-col gap-3 px-4 pb-4">
        {lost === picture.address ? (
          <>
            <Note tone="warning">{t('pictures.lost')}</Note>
            <Button
              variant="outline"
              block
              onClick={() => {
                setLost(undefined);
                onRenew();
              }}
            >
              {t('pictures.load')}
            </Button>
          </>
        ) : (
          <img
            src={picture.address}
            alt={picture.name}
            className="w-full rounded-small bg-sunken"
            onError={() => setLost(picture.address)}
          />
        )}
      </div>
    </BottomSheet>
  );
}
