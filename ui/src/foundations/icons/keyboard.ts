import { createLucideIcon } from 'lucide-react';

/** lucide's keyboard as one path in place of nine: it stands in every sheet with a wheel, whose elements are counted. */
export const Keyboard = createLucideIcon('keyboard', [
  [
    'path',
    {
      d: 'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM6 8h.01M10 8h.01M14 8h.01M18 8h.01M8 12h.01M12 12h.01M16 12h.01M7 16h10',
      key: 'all',
    },
  ],
]);
