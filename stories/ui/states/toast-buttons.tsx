import { Button } from '@kopa/ui/button';
import { useToast } from '@kopa/ui/toast';
import { useState } from 'react';

/** What shows toasts in the stories. */
export function ToastButtons() {
  const toast = useToast();
  const [isThere, setIsThere] = useState(true);
  return (
    <div className="flex flex-col gap-3 p-4">
      <Button variant="outline" onClick={() => toast('Account number copied', { key: 'copied' })}>
        Copy
      </Button>
      <Button
        variant="outline"
        onClick={() => toast('Log in again', { key: 'session', tone: 'warning', urgent: true })}
      >
        Log out twice
      </Button>
      <Button
        variant="outline"
        onClick={() => {
          setIsThere(false);
          toast('Contact removed', {
            tone: 'info',
            action: { label: 'Undo', onPress: () => setIsThere(true) },
          });
        }}
      >
        {isThere ? 'Remove the contact' : 'The contact is removed'}
      </Button>
    </div>
  );
}
