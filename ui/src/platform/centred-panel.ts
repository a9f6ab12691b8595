import { cva } from 'class-variance-authority';

/** The panel of a centred modal: a question with buttons, or a wait. */
export const centredPanel = cva('kopa-dialog-panel', {
  variants: {
    holds: {
      question: 'flex flex-col gap-5 bg-surface p-5 text-ink shadow-raised',
      wait: 'kopa-wait-panel flex flex-col gap-4 bg-surface p-5 text-ink shadow-raised outline-none',
    },
  },
});
