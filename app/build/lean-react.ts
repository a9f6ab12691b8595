import type { Plugin } from 'vite';
import { withoutParts } from './without-parts.ts';

/**
 * Functions of react-dom that only unused features call: they return null in the build, and the minifier
 * removes the code behind them. A call that an ordinary render makes expects null or nothing.
 */
const unreached: Readonly<Record<string, readonly string[]>> = {
  // The page is rendered on the phone alone.
  hydration: [
    'attemptContinuousHydration',
    'clearHydrationBoundary',
    'clearIfContinuousEvent',
    'commitActivityHydrationCallbacks',
    'commitSuspenseHydrationCallbacks',
    'getNextHydratable',
    'getParentHydrationBoundary',
    'mountHostRootWithoutHydrating',
    'popHydrationState',
    'pushDehydratedActivitySuspenseHandler',
    'queueIfContinuousEvent',
    'ReactDOMHydrationRoot',
    'replayUnblockedEvents',
    'retryIfBlockedOn',
    'scheduleReplayQueueIfNeeded',
    'throwOnHydrationMismatch',
  ],
  '<ViewTransition>': [
    'applyViewTransitionName',
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createMeasurement',
    'createViewTransitionInstance',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'pushViewTransitionCancelableScope',
    'reportViewTransitionError',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreViewTransitionName',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'trackEnterViewTransitions',
    'ViewTransitionPseudoElement',
  ],
  '<Fragment ref>': [
    'collectClientRects',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
    'FragmentInstance',
    'indexOfEventListener',
    'scrollTextNodeIntoView',
    'validateDocumentPositionWithFiberTree',
  ],
  // Forms are sent by react-hook-form.
  'form actions': [
    'dispatchActionState',
    'extractEvents$1',
    'mountActionState',
    'rerenderActionState',
    'startHostTransition',
    'updateActionState',
  ],
  // The page names its own styles and scripts.
  '<link>, <style>, <script>, <meta> and <title>': [
    'acquireResource',
    'adoptPreloadPropsForScript',
    'adoptPreloadPropsForStylesheet',
    'estimateBandwidth',
    'estimateImageBytes',
    'getHydratableHoistableCache',
    'getResource',
    'getResourcesFromRoot',
    'insertStylesheet',
    'insertStylesheetIntoRoot',
    'insertSuspendedStylesheets',
    'isLikelyStaticResource',
    'mountHoistable',
    'preconnect',
    'preconnectAs',
    'prefetchDNS',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadInstanceAndSuspendIfNeeded',
    'preloadModule',
    'preloadResource',
    'preloadResourceAndSuspendIfNeeded',
    'preloadStylesheet',
    'suspendResource',
    'waitForCommitToBeReady',
  ],
  others: [
    // Nothing reads the stack of components.
    'getStackByFiberInDevAndProd',
    'setPropOnCustomElement',
    'updateActivityComponent',
    'updateSuspenseListComponent',
  ],
};

/** The replaced source texts: what is never true, and what is never there. */
const changes: readonly (readonly [RegExp, string])[] = [
  // The last variable of its list; another of this name is a parameter.
  [/(?<=\n {2})isHydrating = !1,/, 'wasHydrating = !1,'],
  [/\b[\w$]+(?:\.memoizedState)?\.dehydrated\b/g, 'null'],
  [/\bshouldStartViewTransition(?= = )/g, 'startedViewTransition'],
  [/\bshouldStartViewTransition\b/g, '!1'],
  [/^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.[\s\S]*?\n\};?$/gm, ''],
  [/^exports\.hydrateRoot = [\s\S]*?\n\};$/gm, ''],
];

/** What the app and ui must not use, because the build has no code for it. */
const absent =
  /\b(?:hydrateRoot|ViewTransition|Activity|SuspenseList|useActionState|useFormStatus|preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS)\b[^;]*\bfrom 'react(?:-dom)?(?:\/client)?'|<Fragment[^>]* ref=|<(?:link|style|script|meta|title|\w+-\w+)[\s>]|\bformAction=|<form\b[^>]* action=/;

/**
 * Lets the bundler drop the parts of react-dom that no screen uses, a fifth of the largest file of the app.
 * Stops the build when a new version has another text, or a module uses such a part.
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [/react-dom-client\.production\.js$/, /\/(?:app|ui)\/src\/.+\.tsx$/] },
      handler(code, id) {
        if (id.endsWith('.tsx')) {
          const [used] = absent.exec(code) ?? [];
          if (used) throw new Error(`${id}: the app's react-dom has no code for ${used}: see lean-react.ts.`);
          return null;
        }
        return { code: changed(withoutParts(code, Object.values(unreached).flat(), 'react-dom')), map: null };
      },
    },
  };
}

function changed(code: string): string {
  const lean = changes.reduce((text, [from, to]) => {
    if (text.search(from) < 0) throw new Error(`react-dom has no ${from}: see lean-react.ts.`);
    return text.replace(from, to);
  }, code);
  const [before, after] = lean.split('wasHydrating = !1,');
  const reads = after!.replaceAll(/\bisHydrating\b(?!\$)( = )?/g, (_, set: string) =>
    set ? 'wasHydrating = ' : '!1',
  );
  return `${before}wasHydrating = !1,${reads}`;
}
