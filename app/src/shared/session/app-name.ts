import { defaultAppName } from '@kopa/contract/wire/headers';
import { brand } from './policy.ts';
import { settings, useSettings } from './settings.ts';

const named = (byHost: string): string => byHost || (brand()?.name ?? defaultAppName);

/** The name of the app (S3-07): the native app's, otherwise the brand's. */
export function appName(): string {
  return named(settings().appName);
}

/** The name of the app in a component; renders again on a change. */
export function useAppName(): string {
  return named(useSettings().appName);
}
