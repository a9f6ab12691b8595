import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

interface Part {
  name: string;
  /** Finds the part's element inside the component. */
  selector: string;
  /** The part is one of several: its position, from 0. */
  at?: number;
}

interface Measured {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
  measures: string;
}

/**
 * A component with its parts numbered, and the measures of each part in px, as the browser draws them.
 */
export function Anatomy({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<readonly Measured[]>([]);
  useLayoutEffect(() => {
    const measure = () => setFound(frame.current ? measured(frame.current, parts) : []);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, [parts]);
  return (
    <div className="my-6 flex flex-wrap items-start gap-6">
      <div className="sb-unstyled relative w-full max-w-90 shrink-0 bg-page p-6 text-body text-ink">
        <div ref={frame} className="bg-surface">
          {children}
        </div>
        {found.map(({ name, left, top, width, height }, at) => (
          <span
            key={name}
            aria-hidden
            className="pointer-events-none absolute border border-danger"
            style={{ left, top, width, height }}
          >
            <span className="absolute -top-3 -start-5 flex size-5 items-center justify-center rounded-full bg-danger text-caption text-on-danger">
              {at + 1}
            </span>
          </span>
        ))}
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Measures</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ name, measures }, at) => (
            <tr key={name}>
              <th scope="row">
                {at + 1} {name}
              </th>
              <td>{measures}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const px = (length: string) => Math.round(Number.parseFloat(length) * 10) / 10;

function measured(frame: HTMLElement, parts: readonly Part[]): Measured[] {
  const outer = frame.parentElement!.getBoundingClientRect();
  return parts.map(({ name, selector, at = 0 }) => {
    const element = frame.querySelectorAll<HTMLElement>(selector)[at];
    if (!element) throw new Error(`The anatomy names ${selector}, which the component does not render.`);
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const [top, right, bottom, left] = [
      style.paddingTop,
      style.paddingRight,
      style.paddingBottom,
      style.paddingLeft,
    ].map(px);
    const texts = [
      `${Math.round(box.width)} × ${Math.round(box.height)}`,
      top || right || bottom || left ? `padding ${top} ${right} ${bottom} ${left}` : '',
      element.textContent ? `text ${px(style.fontSize)}/${px(style.lineHeight)} ${style.fontWeight}` : '',
      px(style.borderTopLeftRadius) ? `radius ${px(style.borderTopLeftRadius)}` : '',
    ];
    return {
      name,
      left: box.left - outer.left,
      top: box.top - outer.top,
      width: box.width,
      height: box.height,
      measures: texts.filter(Boolean).join(' · '),
    };
  });
}
