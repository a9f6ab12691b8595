import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';

/** What the schema of a call says about typed values; nothing until the first attempt. */
export function useFieldErrors(schema: z.ZodMiniType, typed: object) {
  const { t } = useTranslation('deskValidation');
  const [isTried, setTried] = useState(false);
  const checked = schema.safeParse(typed);
  return {
    /** Whether the values fit; marks those that do not. */
    check: (): boolean => {
      setTried(true);
      return checked.success;
    },
    /** Marks nothing until the next attempt. */
    forget: () => setTried(false),
    /** What is wrong with one value. */
    of: (name: string): string | undefined => {
      const issue = checked.success ? undefined : checked.error.issues.find(({ path }) => path[0] === name);
      return isTried && issue ? t(issue.message) : undefined;
    },
  };
}
