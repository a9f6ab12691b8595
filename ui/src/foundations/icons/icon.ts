import type { ComponentType, SVGAttributes } from 'react';

/** Any icon of this module. */
export type Icon = ComponentType<SVGAttributes<SVGSVGElement>>;
