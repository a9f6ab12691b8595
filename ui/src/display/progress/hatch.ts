/** The stripes of a late charge, which need no colour; rem units let the stripes grow with the text. */
export const HATCH =
  'border border-danger bg-danger-soft bg-[repeating-linear-gradient(135deg,var(--kopa-color-danger)_0_0.125rem,transparent_0.125rem_0.375rem)]';
