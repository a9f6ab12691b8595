import { packageOf, type Import } from './imports.ts';

/** The packages of this repository that each part may import. All other imports are in its package.json. */
const mayImport: Record<string, string[]> = {
  ui: [],
  'create-kopa': [],
  'kopa-stories': [],
  contract: [],
  locales: [],
  server: ['@kopa/contract', '@kopa/locales'],
  app: ['@kopa/ui', '@kopa/contract', '@kopa/locales'],
  desk: ['@kopa/ui', '@kopa/contract', '@kopa/locales'],
  stories: ['@kopa/ui', '@kopa/contract', '@kopa/locales'],
};

const dragEngine = 'ui/src/overlays/bottom-sheet/drag-engine.tsx';
const tableModel = 'ui/src/display/data-table/use-sorted-rows.ts';
const centredFrame = 'ui/src/platform/centred-frame.tsx';

/** Why this import may not be, or undefined. */
export function breach({ from, specifier, to }: Import): string | undefined {
  const part = from.split('/', 1)[0] as string;
  const external = packageOf(specifier);
  const isTest = /\.test\.tsx?$|\/test\//.test(from);

  if (external?.startsWith('@kopa/') && !mayImport[part]?.includes(external)) {
    return `${part} knows nothing of ${external}`;
  }
  if (external === 'vaul' && from !== dragEngine) return `vaul is imported by ${dragEngine} alone`;
  if (external === '@radix-ui/react-dialog' && from !== centredFrame)
    return `@radix-ui/react-dialog is imported by ${centredFrame} alone`;
  if (external === '@tanstack/react-table' && from !== tableModel)
    return `@tanstack/react-table is imported by ${tableModel} alone`;
  if (external) return undefined;
  if (specifier.startsWith('node:')) {
    const inBrowser = ['ui', 'app', 'desk', 'contract'].includes(part) && /\/src\//.test(from);
    return inBrowser && !isTest ? `${part} runs in a browser, where ${specifier} is not` : undefined;
  }

  const target = to.split('/', 1)[0] as string;
  if (part === 'scripts') return target === 'tests' ? 'what tests need of scripts they import' : undefined;
  // What the build puts into the one file of the command: no part of it knows where the project is.
  if ((part === 'kopa-stories' || part === 'create-kopa') && to.startsWith('ui/tokens/')) return undefined;
  if (part === 'kopa-stories' && to === 'scripts/patience') return undefined;
  // A journey is the whole app.
  if (from.startsWith('stories/journeys/') && to === 'app/src/routes/routes') return undefined;
  // The numbers on the page of colours are the ones that the token build checks.
  if (part === 'stories' && to === 'ui/tokens/contrast') return undefined;
  if (part === 'stories' && to.startsWith('app/src/')) {
    return /^app\/src\/(features|shared)\//.test(to) || to.endsWith('.css')
      ? undefined
      : 'stories show app features';
  }
  // The simulator of the native app is beside the app, and not part of it.
  if (part === 'stories' && to.startsWith('app/host/')) return undefined;
  if (from.startsWith('app/src/') && to.startsWith('app/host/')) {
    return 'the app knows nothing of what stands in for its host';
  }
  if (
    target !== part &&
    !/\.(ts|json)$/.test(target) &&
    target !== 'vite.shared' &&
    target !== 'tailwind.config'
  ) {
    return isTest && target === 'tests'
      ? undefined
      : `import another package by its name, not by ${specifier}`;
  }
  return part === 'app' || part === 'desk'
    ? breachInApp(from, to)
    : part === 'server'
      ? breachInServer(from, to, isTest)
      : undefined;
}

/** routes -> features -> shared, and no feature another. */
function breachInApp(from: string, to: string): string | undefined {
  const [, area, feature] = /^(?:app|desk)\/src\/([^/]+)\/(?:([^/]+)\/)?/.exec(from) ?? [];
  const [, toArea, toFeature] = /^(?:app|desk)\/src\/([^/]+)\/(?:([^/]+)\/)?/.exec(to) ?? [];
  // The version is written there alone.
  if (area === 'shared' && to === 'app/package.json') return undefined;
  if (area === 'shared' && toArea !== 'shared') return `shared code knows nothing of ${to}`;
  if (area === 'features' && toArea === 'features' && feature !== toFeature) {
    return `a feature imports no other feature: what both need belongs in shared`;
  }
  if (area === 'features' && toArea !== 'features' && toArea !== 'shared') {
    return `a feature imports from itself and shared, not ${to}`;
  }
  return undefined;
}

/** cli, http -> lending -> storage; the ports know no lending. */
function breachInServer(from: string, to: string, isTest: boolean): string | undefined {
  const layer = /^server\/src\/([^/]+)\//.exec(from)?.[1];
  const target = /^server\/src\/([^/]+)\//.exec(to)?.[1];
  const above: Record<string, string[]> = {
    storage: ['lending', 'http', 'jobs', 'settings', 'cli'],
    ports: ['lending', 'http', 'jobs', 'settings', 'cli'],
    lending: ['http', 'settings', 'cli'],
    http: ['cli'],
    jobs: ['cli'],
    settings: ['lending', 'http', 'jobs', 'cli'],
  };
  if (isTest || !layer || !target) return undefined;
  if (above[layer]?.includes(target)) return `server/src/${layer} knows nothing of server/src/${target}`;
  if (layer === 'lending' && to.startsWith('server/src/ports/payments/') && !paymentsPort.includes(to))
    return 'lending speaks to payment providers in the terms of the port alone';
  return undefined;
}

/** The payments port itself; its adapters and simulators are beside it. */
const paymentsPort = ['callback', 'payment', 'payments', 'reference-channels', 'references'].map(
  (file) => `server/src/ports/payments/${file}`,
);
