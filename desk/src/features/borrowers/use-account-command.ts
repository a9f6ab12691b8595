import type { BorrowerPage } from '@kopa/contract/desk/borrower-entities';
import { useToast } from '@kopa/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFields } from '../../shared/form/desk-form.tsx';
import type { SendOptions } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';

/** A command on a borrower's account: shows the answered page, reads the record anew, closes the form. */
export function useAccountCommand<Values extends FieldValues>(
  id: string,
  form: UseFormReturn<Values>,
  {
    send,
    done,
    onClose,
  }: {
    send: (body: Values, options: SendOptions) => Promise<BorrowerPage>;
    /** What a toast says afterwards. */
    done: string;
    onClose: () => void;
  },
) {
  const toast = useToast();
  const queries = useQueryClient();
  return useCommand({
    send,
    onDone: (page) => {
      queries.setQueryData(queryKeys.borrower(id), page);
      toast(done);
      onClose();
      return queries.invalidateQueries({ queryKey: queryKeys.borrowersActs(id) });
    },
    onFailed: (error) => {
      showFields(form, error);
      if (error.failure === 'changedMeanwhile')
        void queries.invalidateQueries({ queryKey: queryKeys.borrower(id) });
    },
  });
}
