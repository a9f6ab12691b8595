import { useEffect } from 'react';
import { useAppName } from '../session/app-name.ts';

/**
 * Calls the document after the screen, as 'Records · EasyCash': readers say it first, browsers list it in the history. A screen without
 * it, as home, is called after the app.
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
