import { cva } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../../foundations/icons/index.js';

/** The icon of each tone. */
export const toneIcons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** The tint of each tone. */
export const toneGround = cva(null, {
  variants: {
    tone: {
      info: 'bg-info-soft',
      success: 'bg-success-soft',
      warning: 'bg-warning-soft',
      danger: 'bg-danger-soft',
      primary: 'bg-primary-soft',
      neutral: '',
    },
  },
});

/** The colour of each tone's icon on its tint. */
export const toneInk = cva(null, {
  variants: {
    tone: {
      info: 'text-info',
      success: 'text-success',
      warning: 'text-warning',
      danger: 'text-danger',
      primary: 'text-on-primary-soft',
      neutral: 'text-muted',
    },
  },
});
