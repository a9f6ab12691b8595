import { cancelDrawMoney } from '@kopa/contract/calls/loan';
import { BottomSheet } from '@kopa/ui/bottom-sheet';
import { Button } from '@kopa/ui/button';
import { useToast } from '@kopa/ui/toast';
import { send } from '../lender/client.ts';
import { FailureNote } from '../screen/failure-note.tsx';
import { useCommand } from '../lender/use-command.ts';
import { useOrderMoved } from './application-page.tsx';

/** Asks once more, then cancels the order, which costs nothing until the money is drawn (S1-47). */
export function CancelSheet({
  orderNo,
  open,
  onOpenChange,
  texts,
}: {
  orderNo: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  texts: { title: string; body: string; confirm: string; keep: string; done: string };
}) {
  const toast = useToast();
  const moved = useOrderMoved();
  const command = useCommand({
    scope: `cancel:${orderNo}`,
    send: (_: null, { idempotencyKey }) => send(cancelDrawMoney, { orderNo }, { idempotencyKey }),
    onDone: (result) => {
      toast(texts.done);
      moved(result.order);
    },
  });
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={texts.title} height="auto">
      <div className="flex flex-col gap-3 px-4 pb-4">
        <p className="text-body text-muted">{texts.body}</p>
        <FailureNote error={command.error} />
        <Button variant="outline" tone="danger" block busy={command.busy} onClick={() => command.run(null)}>
          {texts.confirm}
        </Button>
        <Button variant="text" block onClick={() => onOpenChange(false)}>
          {texts.keep}
        </Button>
      </div>
    </BottomSheet>
  );
}
