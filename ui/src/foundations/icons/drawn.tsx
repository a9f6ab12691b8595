import type { ReactNode, SVGAttributes } from 'react';

/** Props of an icon: the props of an `<svg>`. */
export interface DrawnIconProps extends SVGAttributes<SVGSVGElement> {
  /** Width and height. Default: 24; a class such as `size-5` takes precedence. */
  size?: number | string | undefined;
}

/** An icon of these shapes. */
export function drawn(name: string, shapes: ReactNode) {
  const Drawn = ({ size = 24, color, className, ...rest }: DrawnIconProps) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke={color ?? 'currentColor'}
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={rest['aria-label'] || rest['aria-labelledby'] || rest.role ? undefined : true}
      {...rest}
      className={className ? `lucide lucide-${name} ${className}` : `lucide lucide-${name}`}
    >
      {shapes}
    </svg>
  );
  Drawn.displayName = name;
  return Drawn;
}

/**
 * An icon with lucide's shapes in one path, circles included: a form with many errors has half as many
 * elements. Nearly every screen shows these icons, and lucide's own component builds its attributes with
 * every render.
 */
const draw = (name: string, d: string) => drawn(name, <path d={d} />);

export const ArrowLeft = /* @__PURE__ */ draw('arrow-left', 'm12 19-7-7 7-7M19 12H5');
export const Calendar = /* @__PURE__ */ draw(
  'calendar',
  'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM3 9h18',
);
export const Check = /* @__PURE__ */ draw('check', 'M20 6 9 17l-5-5');
export const ChevronDown = /* @__PURE__ */ draw('chevron-down', 'm6 9 6 6 6-6');
export const ChevronLeft = /* @__PURE__ */ draw('chevron-left', 'm15 18-6-6 6-6');
export const ChevronRight = /* @__PURE__ */ draw('chevron-right', 'm9 18 6-6-6-6');
export const CircleAlert = /* @__PURE__ */ draw(
  'circle-alert',
  'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 8L12 12M12 16L12.01 16',
);
export const CircleCheck = /* @__PURE__ */ draw(
  'circle-check',
  'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M16 9l-5.5 5.5L8 12',
);
export const Info = /* @__PURE__ */ draw('info', 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 16v-4M12 8h.01');
export const Keyboard = /* @__PURE__ */ draw(
  'keyboard',
  'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM6 8h.01M10 8h.01M14 8h.01M18 8h.01M8 12h.01M12 12h.01M16 12h.01M7 16h10',
);
export const List = /* @__PURE__ */ draw('list', 'M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13');
export const LoaderCircle = /* @__PURE__ */ draw('loader-circle', 'M21 12a9 9 0 1 1-6.219-8.56');
export const RefreshCw = /* @__PURE__ */ draw(
  'refresh-cw',
  'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5',
);
export const Search = /* @__PURE__ */ draw('search', 'M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0M21 21l-4.34-4.34');
export const X = /* @__PURE__ */ draw('x', 'M18 6 6 18M6 6l12 12');
