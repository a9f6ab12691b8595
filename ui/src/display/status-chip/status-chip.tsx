import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { CircleAlert, CircleCheck, Clock, Hourglass, Info, Pencil } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';

export interface StatusChipProps extends Native<'span'> {
  /**
   * Tones: primary "Repaying", danger "Late", success "Finished", info "Checking", warning "needs you",
   * neutral "Cancelled" and "Not approved" (never red).
   */
  tone: 'primary' | 'danger' | 'success' | 'info' | 'warning' | 'neutral';
  /** Default: the tone's own. A chip always has an icon and a word. */
  icon?: ReactNode;
  /** One or two words: the state. */
  children: ReactNode;
}

const look = cva(
  'inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-small py-0.75 ps-1.5 pe-2 text-caption font-semibold',
  {
    variants: {
      tone: {
        primary: 'bg-primary-soft text-on-primary-soft',
        danger: 'bg-danger-soft text-danger',
        success: 'bg-success-soft text-success',
        info: 'bg-info-soft text-info',
        warning: 'bg-warning-soft text-warning',
        neutral: 'bg-sunken text-muted',
      },
    },
  },
);
const icons = {
  primary: Clock,
  danger: CircleAlert,
  success: CircleCheck,
  info: Hourglass,
  warning: Pencil,
  neutral: Info,
};

/** The state of an object: tint, icon and words. Renders a `<span>`, which receives every other prop. */
export function StatusChip({ tone: wanted, icon, className, children, ...rest }: StatusChipProps) {
  const tone = wanted in icons ? wanted : 'neutral';
  if (tone !== wanted)
    complain(
      'StatusChip',
      `there is no tone "${wanted}", so neutral is used. Pass one of ${Object.keys(icons).join(', ')}.`,
    );
  if (children == null || children === '')
    complain('StatusChip', 'it has no word, and an icon and a colour alone say nothing. Give it one.');
  const Icon = icons[tone];
  return (
    <span {...rest} className={look({ tone, className })}>
      <span className="shrink-0 [&>svg]:size-[1.25em]">{icon ?? <Icon aria-hidden />}</span>
      <span className="min-w-0">{children}</span>
    </span>
  );
}
