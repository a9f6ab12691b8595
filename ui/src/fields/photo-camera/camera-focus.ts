/** The focused element of the camera: the shutter, otherwise the title. */
export const findFocus = (within: HTMLElement): HTMLElement | null =>
  within.querySelector<HTMLElement>('[data-camera-shutter]') ?? within.querySelector<HTMLElement>('h2');
