import { useEffect } from 'react';

/** The address that usually follows an address with a form. */
const nextOf: Readonly<Record<string, string>> = {
  '/user/login': '/borrow/to_borrow',
  '/user/register': '/borrow/to_borrow',
  '/borrow/to_borrow': '/auth/personal_infomation',
  '/auth/personal_infomation': '/auth/additionalInfomation',
  '/auth/additionalInfomation': '/auth/id_card_authentication',
  '/auth/id_card_authentication': '/bank_account/add_bankcard',
  '/bank_account/add_bankcard': '/auth/loan_question',
  '/auth/loan_question': '/auth/check_answers',
};

/** Fetches the screen that usually follows an address as soon as the borrower fills this one. */
export function useNextScreen(path: string, load: (path: string) => Promise<void>): void {
  useEffect(() => {
    const next = nextOf[path];
    if (!next) return undefined;
    const fetchNext = () => {
      // Browsers do not repeat a failed import when the line is back.
      if (!navigator.onLine) return;
      document.removeEventListener('input', fetchNext);
      void load(next);
    };
    document.addEventListener('input', fetchNext);
    return () => document.removeEventListener('input', fetchNext);
  }, [path, load]);
}
