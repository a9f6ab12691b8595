import type { ReactNode } from 'react';

const ground = <path d="M8 80h104" />;

/** Scenes of 120 by 88 px on a ground line: ink strokes, fills of primary-soft and surface, one accent. */
export const scenes = {
  /** A page with ticks, and a clock. */
  wait: (
    <>
      {ground}
      <rect x="30" y="8" width="52" height="72" rx="6" className="fill-surface" />
      <path d="m39 24 3 3 5-6M39 38l3 3 5-6" className="stroke-primary" />
      <path d="M52 24h20M52 38h20M40 52h6m6 0h12M40 66h26" className="stroke-control" />
      <circle cx="86" cy="58" r="18" className="fill-primary-soft" />
      <path d="M86 48v10l6 5" />
      <circle cx="86" cy="58" r="2.5" className="fill-accent stroke-none" />
    </>
  ),
  /** A signpost with two ways, and a seedling. */
  rejected: (
    <>
      <path d="M12 80c8-13 24-20 40-10 12-16 34-14 48 10z" className="fill-primary-soft stroke-none" />
      {ground}
      <path d="M58 8v72" />
      <path d="M40 14h40l8 8-8 8H40z" className="fill-surface" />
      <path d="M48 22h24" className="stroke-control" />
      <path d="M76 38H40l-8 8 8 8h36z" className="fill-accent" />
      <path d="M46 46h22" className="stroke-on-accent" />
      <path
        d="M90 80V70c0-4-3-6-6-6 0 4 2 6 6 6 0-4 2-7 6-7 0 4-2 7-6 7"
        className="fill-primary-soft stroke-primary"
      />
    </>
  ),
  /** A blank ledger. */
  empty: (
    <>
      <rect x="70" y="16" width="24" height="64" rx="4" className="fill-primary-soft stroke-none" />
      {ground}
      <rect x="30" y="8" width="52" height="72" rx="6" className="fill-surface" />
      <path d="M60 18v52M40 24h32M40 36h32M40 48h32M40 60h32" className="stroke-control" />
      <circle cx="40" cy="24" r="2.5" className="fill-accent stroke-none" />
    </>
  ),
  /** A page that ends in a double rule, with a seal. */
  approved: (
    <>
      {ground}
      <rect x="30" y="8" width="52" height="72" rx="6" className="fill-surface" />
      <path d="M40 22h32M40 34h32M40 46h14" className="stroke-control" />
      <path d="M40 62h20M40 66h20" className="stroke-accent" />
      <circle cx="86" cy="52" r="18" className="fill-primary-soft" />
      <path data-check="" d="m78 52 6 6 11-12" pathLength="1" className="stroke-primary" />
    </>
  ),
  /** A mast whose waves do not arrive. */
  offline: (
    <>
      <path d="M14 80c10-16 30-18 44-8 14-10 34-8 46 8z" className="fill-primary-soft stroke-none" />
      {ground}
      <path d="m48 80 12-52 12 52M52 62h16M55 48h10" className="fill-surface" />
      <path
        d="M46 34a16 16 0 0 1 0-16M38 40a26 26 0 0 1 0-28"
        strokeDasharray="3 4"
        className="stroke-control"
      />
      <path
        d="M74 34a16 16 0 0 0 0-16M82 40a26 26 0 0 0 0-28"
        strokeDasharray="3 4"
        className="stroke-control"
      />
      <circle cx="60" cy="26" r="4" className="fill-accent" />
    </>
  ),
  /** A page whose corner is torn off: a failure on the lender's side. */
  torn: (
    <>
      {ground}
      <path
        d="M82 36v38a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6h22l-2 7 8 2-3 8 9 1-1 8z"
        className="fill-surface"
      />
      <path d="M40 24h10M40 38h16M40 50h32M40 62h24" className="stroke-control" />
      <path d="m80 3 17 5-4 19-7-5 2-7-9-3z" className="fill-primary-soft" />
      <circle cx="89" cy="12" r="2.5" className="fill-accent stroke-none" />
    </>
  ),
  /** A shop with its shutter down: a provider that is away. */
  closed: (
    <>
      {ground}
      <path d="M32 34v46h56V34" className="fill-surface" />
      <path d="M40 80V50h40v30M40 60h40M40 70h40" className="stroke-control" />
      <path
        d="M26 34l6-18h56l6 18a8.5 8.5 0 0 1-17 0 8.5 8.5 0 0 1-17 0 8.5 8.5 0 0 1-17 0 8.5 8.5 0 0 1-17 0z"
        className="fill-primary-soft"
      />
      <path d="M43 34V16m17 18V16m17 18V16" />
      <circle cx="60" cy="77" r="2" className="fill-accent stroke-none" />
    </>
  ),
  /** A phone into which something arrives. */
  deposit: (
    <>
      <rect x="70" y="24" width="26" height="56" rx="4" className="fill-primary-soft stroke-none" />
      {ground}
      <rect x="40" y="14" width="40" height="66" rx="6" className="fill-surface" />
      <path d="M50 60h20M50 66h20" className="stroke-control" />
      <path d="M60 4v36m-9-9 9 9 9-9" className="stroke-primary" />
      <path d="M50 50h20" className="stroke-control" />
      <circle cx="60" cy="74" r="2" className="fill-accent stroke-none" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** Pictures of 88 by 56 px for photo subjects: dashed until the photo exists. */
export const subjects = {
  'card-front': (
    <g className="stroke-control">
      <rect x="8" y="6" width="72" height="44" rx="5" strokeDasharray="4 3" />
      <rect x="16" y="14" width="20" height="26" rx="2" />
      <circle cx="26" cy="23" r="4" />
      <path d="M18 40c0-12 16-12 16 0M44 17h26M44 25h18M44 33h26M44 40h14" />
    </g>
  ),
  'card-back': (
    <g className="stroke-control">
      <rect x="8" y="6" width="72" height="44" rx="5" strokeDasharray="4 3" />
      <path d="M17 17h28M17 24h20" />
      <path d="M16 36h56M16 42h56" strokeDasharray="2 2" />
    </g>
  ),
  face: (
    <g className="stroke-control">
      <ellipse cx="44" cy="28" rx="15" ry="20" strokeDasharray="4 3" />
      <path d="M39 25v2M49 25v2M39 35q5 4 10 0" />
    </g>
  ),
  /** A face whose photo is no longer available. */
  'face-done': (
    <>
      <rect x="16" y="1" width="56" height="54" rx="5" className="fill-primary-soft stroke-none" />
      <path d="M22 55c2-11 10-15 22-15s20 4 22 15z" className="fill-primary stroke-none" />
      <ellipse cx="44" cy="26" rx="13" ry="17" className="fill-surface stroke-control" />
      <path d="M39 23v2M49 23v2M39 33q5 4 10 0" />
      <circle cx="63" cy="11" r="4" className="fill-accent stroke-none" />
    </>
  ),
  /** A card whose photo is no longer available. */
  'card-done': (
    <>
      <rect x="1" y="1" width="86" height="54" rx="5" className="fill-primary-soft stroke-none" />
      <path d="M6 1h76a5 5 0 0 1 5 5v5H1V6a5 5 0 0 1 5-5z" className="fill-primary stroke-none" />
      <rect x="8" y="18" width="22" height="28" rx="2" className="fill-surface stroke-control" />
      <circle cx="19" cy="28" r="4.5" className="fill-control stroke-none" />
      <path d="M11 46c0-14 16-14 16 0z" className="fill-control stroke-none" />
      <path d="M37 21h29M37 29h21" />
      <path d="M37 37h38M37 45h26" className="stroke-control" />
      <circle cx="77" cy="23" r="4" className="fill-accent stroke-none" />
    </>
  ),
} satisfies Record<string, ReactNode>;
