import { useLocation, useNavigate } from 'react-router-dom';

/** Back to where the borrower came from, or to `fallback` when the app was opened on this screen. */
export function useBack(fallback = '/'): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (key === 'default') void navigate(fallback, { replace: true });
    else void navigate(-1);
  };
}
