/** What has the focus in the camera: the shutter; where there is none, the title. */
export const findFocus = (within: HTMLElement): HTMLElement | null =>
  within.querySelector<HTMLElement>('[data-camera-shutter]') ?? within.querySelector<HTMLElement>('h2');
