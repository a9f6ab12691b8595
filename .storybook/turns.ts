const patience = 10_000;

let end: (() => void) | undefined;

const isOnPageOfDocs = () =>
  window.parent !== window && window.parent.document.querySelector('.sbdocs') !== null;

/**
 * On a page of docs the stories play one after the other: a frame that plays takes the focus, which another
 * story would lose in the middle of its play. A story that does not end gives its turn away after 10 s.
 */
export async function waitForTurn(): Promise<void> {
  // Only secure pages have locks.
  if (!isOnPageOfDocs() || !('locks' in navigator)) return;
  await new Promise<void>((granted) => {
    void navigator.locks.request(
      'kopa story plays',
      () =>
        new Promise<void>((done) => {
          end = done;
          setTimeout(done, patience);
          granted();
        }),
    );
  });
}

/** Ends the turn. A test sees that the story has been played. */
export function endTurn(): void {
  end?.();
  document.documentElement.dataset['played'] = '';
}
