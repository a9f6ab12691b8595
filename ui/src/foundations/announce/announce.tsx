'use client';
import { useEffect } from 'react';
import { complain } from '../complain/index.js';

/** Announces a text to screen readers: after the current speech, or at once with `assertive`. */
export type Announce = (text: string, urgency?: 'polite' | 'assertive') => void;

const REGION = 'data-kopa-live';
/**
 * Duration of an announcement in the page, ms: long enough for a slow voice, short enough that swiping does
 * not find stale text.
 */
const KEPT = 8000;

/**
 * Two empty live regions, one polite, one assertive; renders a visually hidden `<output>` and `<div>`. A
 * modal dialog makes the page inert, and screen readers ignore changes in an inert page, so each dialog has
 * its own regions.
 */
export function LiveRegions() {
  return (
    <>
      <output data-kopa-live="polite" aria-live="polite" className="sr-only" />
      <div data-kopa-live="assertive" role="alert" aria-live="assertive" className="sr-only" />
    </>
  );
}

let announcers = 0;

/**
 * Mount once at the root of the app, before the first announcement: screen readers ignore a region that
 * appears together with its text. Renders LiveRegions and accepts none of their props.
 */
export function Announcer() {
  useEffect(() => {
    announcers += 1;
    if (announcers > 1)
      complain(
        'Announcer',
        `${announcers} of them are mounted, and only the first one speaks. Keep the one at the root and remove the others.`,
      );
    return () => {
      announcers -= 1;
    };
  }, []);
  return <LiveRegions />;
}

const announce: Announce = (text, urgency = 'polite') => {
  // The page is inert until the sheet has closed, and the sheet's own regions go with the sheet.
  const closing = document.querySelector('dialog[open][data-state=closed]');
  if (closing) {
    closing.addEventListener('close', () => announce(text, urgency), { once: true });
    return;
  }
  const regions = [...document.querySelectorAll<HTMLElement>(`[${REGION}='${urgency}']`)];
  const inDialog = regions.filter((region) => region.closest('dialog[open]'));
  const region = inDialog.at(-1) ?? regions[0];
  if (!region) {
    complain(
      'useAnnounce',
      `nobody heard "${text}", because no live region is on the page. Mount <Announcer /> once at the root of the app.`,
    );
    return;
  }
  // A new node for each text: screen readers ignore the same text in the same node.
  const line = document.createElement('span');
  line.textContent = text;
  region.replaceChildren(line);
  setTimeout(() => line.remove(), KEPT);
};

/** Removes the page's announcements: the text of one page must not stand at the top of the next one. */
export function silence(): void {
  for (const region of document.querySelectorAll(`[${REGION}]`))
    if (!region.closest('dialog')) region.replaceChildren();
}

/** Returns a stable function that announces a text, politely by default. */
export function useAnnounce(): Announce {
  return announce;
}
