import type { ComponentType, SVGAttributes } from 'react';

/** Any of the icons. */
export type Icon = ComponentType<SVGAttributes<SVGSVGElement>>;
