'use client';
import { useEffect } from 'react';
import { complain } from '../complain/index.js';

/** Has a text read out: after what is being read, or (`assertive`) at once, for what cannot wait. */
export type Announce = (text: string, urgency?: 'polite' | 'assertive') => void;

const REGION = 'data-kopa-live';
/** How long words stay, ms: long enough for a slow voice, short enough that nobody who reads on by swipes finds stale ones. */
const KEPT = 8000;

/**
 * Two empty live regions, one polite, one assertive; they render an `<output>` and a `<div>` that are read and not seen.
 * A modal dialog makes the rest of the page inert, and readers are silent about changes there, so each dialog has its own.
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
 * Mount once at the root of the app, before anything is announced: a region that appears together with its text is not
 * read. Renders LiveRegions, two elements that nobody sees: it takes no props of theirs.
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
  // A fresh node for each text: readers stay silent when the same words are set again.
  const line = document.createElement('span');
  line.textContent = text;
  region.replaceChildren(line);
  setTimeout(() => line.remove(), KEPT);
};

/** Gives a stable function that has a text read out, politely (after what is being read) unless told otherwise. */
export function useAnnounce(): Announce {
  return announce;
}
