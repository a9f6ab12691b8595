'use client';
import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Native } from '../../foundations/native/index.js';

export interface TabPanelProps extends Native<'div', 'id' | 'role' | 'tabIndex'> {
  /** The `id` of the Tabs. */
  tabs: string;
  /** The id of the open tab: the `value` of the Tabs. */
  tab: string;
}

const reachable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/**
 * The part below Tabs that the open tab names. Renders a `<div role="tabpanel">`, which receives every other
 * prop; Tab reaches the panel itself where nothing in it takes the focus.
 */
export function TabPanel({ tabs, tab, ref, children, ...rest }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => panel.current!, []);
  // Each time, because the content is the host's.
  useLayoutEffect(() => {
    if (panel.current?.querySelector(reachable)) panel.current.removeAttribute('tabindex');
    else panel.current?.setAttribute('tabindex', '0');
  });
  return (
    <div {...rest} ref={panel} role="tabpanel" id={`${tabs}-panel`} aria-labelledby={`${tabs}-tab-${tab}`}>
      {children}
    </div>
  );
}
