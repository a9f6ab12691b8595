import { useEffect } from 'react';
import { useAppName } from '../session/app-name.ts';

/**
 * Sets the document's title, as 'Records · EasyCash': screen readers announce it first, browsers list it in
 * the history. A screen without the hook, such as home, has the app's name.
 */
export function useTitle(title: string): void {
  const appName = useAppName();
  useEffect(() => {
    document.title = `${title} · ${appName}`;
    return () => {
      document.title = appName;
    };
  }, [title, appName]);
}
