import { useEffect } from 'react';
import { useSettings } from '../session/settings.ts';

/**
 * Calls the document after the screen, as 'Records · EasyCash': readers say it first, browsers list it in the history. A screen without
 * it, as home, is called after the app.
 */
export function useTitle(title: string): void {
  const { appName } = useSettings();
  useEffect(() => {
    document.title = `${title} · ${appName}`;
    return () => {
      document.title = appName;
    };
  }, [title, appName]);
}
