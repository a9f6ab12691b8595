let stand: HTMLElement | undefined;

/**
 * The one element at the end of the body that holds the frames. Not the body itself: React would then also
 * listen there and handle every event of the page twice after the first sheet.
 */
export function findStand(): HTMLElement {
  if (!stand) {
    stand = document.createElement('div');
    stand.dataset['kopaFrames'] = '';
    stand.style.display = 'contents';
  }
  return stand;
}
