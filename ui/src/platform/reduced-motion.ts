/** Whether the phone, or the host through the theme's `motion`, prefers reduced motion. */
export function isMotionReduced(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'reduced' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
