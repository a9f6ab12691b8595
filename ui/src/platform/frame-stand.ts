let stand: HTMLElement | undefined;

/**
 * The one element at the end of the body that frames stand in. Not the body itself: React would then listen there, too, and
 * hear everything that happens on the page twice from the first sheet on.
 */
export function findStand(): HTMLElement {
  if (!stand) {
    stand = document.createElement('div');
    stand.dataset['kopaFrames'] = '';
    stand.style.display = 'contents';
  }
  return stand;
}
