import {
  Calendar,
  Ban,
  CircleQuestionMark,
  Hourglass,
  IdCard,
  MessageCircle,
  ReceiptText,
  RotateCcw,
  Scale,
  ScrollText,
  ShieldCheck,
  Store,
  Sun,
  User,
  UserSearch,
  Users,
  type Icon,
} from '@kopa/ui/icons';
import { limitedActs } from '@kopa/contract/desk/limits';
import type { DeskQueueName } from '@kopa/contract/desk/queues';
import { hasRight, type StaffRight, type StaffRole } from '@kopa/contract/desk/rights';
import { useSession } from '../shared/session/session.ts';

/** A place of the rail: only areas that exist, and that the person may see. */
export interface Place {
  id: 'today' | DeskQueueName | 'second' | 'borrowers' | 'dayEnd' | 'catalogue' | 'record' | 'staff' | 'me';
  to: string;
  icon: Icon;
  /** The heading above; places of one group stand together. */
  group: 'work' | 'people' | 'books' | 'setUp' | null;
  /** The letter after G that goes there. */
  letter: string;
  /** One of these is enough; none: everybody. */
  rights?: readonly StaffRight[];
  /** Which bars show the place: the rail, or the tabs of a small page. */
  bars: readonly ('rail' | 'tabs')[];
}

const places: readonly Place[] = [
  { id: 'today', to: '/', icon: Sun, group: null, letter: 't', bars: ['rail', 'tabs'] },
  {
    id: 'identity',
    to: '/identity',
    icon: IdCard,
    group: 'work',
    letter: 'i',
    rights: [{ area: 'identity', may: 'count' }],
    bars: ['rail'],
  },
  {
    id: 'feedback',
    to: '/feedback',
    icon: MessageCircle,
    group: 'work',
    letter: 'f',
    rights: [{ area: 'feedback', may: 'count' }],
    bars: ['rail', 'tabs'],
  },
  {
    id: 'proofs',
    to: '/proofs',
    icon: ReceiptText,
    group: 'work',
    letter: 'p',
    rights: [{ area: 'proofs', may: 'count' }],
    bars: ['rail'],
  },
  {
    id: 'suspense',
    to: '/suspense',
    icon: CircleQuestionMark,
    group: 'work',
    letter: 's',
    rights: [{ area: 'suspense', may: 'count' }],
    bars: ['rail'],
  },
  {
    id: 'refunds',
    to: '/refunds',
    icon: RotateCcw,
    group: 'work',
    letter: 'u',
    rights: [{ area: 'refunds', may: 'count' }],
    bars: ['rail'],
  },
  {
    id: 'appeals',
    to: '/appeals',
    icon: Scale,
    group: 'work',
    letter: 'a',
    rights: [{ area: 'appeals', may: 'count' }],
    bars: ['rail'],
  },
  {
    id: 'payouts',
    to: '/payouts',
    icon: Hourglass,
    group: 'work',
    letter: 'h',
    rights: [{ area: 'payouts', may: 'count' }],
    bars: ['rail'],
  },
  {
    id: 'jobs',
    to: '/jobs',
    icon: Ban,
    group: 'work',
    letter: 'j',
    rights: [{ area: 'jobs', may: 'count' }],
    bars: ['rail'],
  },
  {
    id: 'second',
    to: '/second',
    icon: ShieldCheck,
    group: 'work',
    letter: '2',
    rights: [...new Set(Object.values(limitedActs))].map((area) => ({ area, may: 'read' })),
    bars: ['rail', 'tabs'],
  },
  {
    id: 'borrowers',
    to: '/borrowers',
    icon: UserSearch,
    group: 'people',
    letter: 'b',
    rights: [{ area: 'borrowers', may: 'read' }],
    bars: ['rail', 'tabs'],
  },
  {
    id: 'dayEnd',
    to: '/day-end',
    icon: Calendar,
    group: 'books',
    letter: 'd',
    rights: [{ area: 'dayEnd', may: 'read' }],
    bars: ['rail'],
  },
  { id: 'record', to: '/record', icon: ScrollText, group: 'books', letter: 'r', bars: ['rail'] },
  {
    id: 'catalogue',
    to: '/catalogue',
    icon: Store,
    group: 'setUp',
    letter: 'c',
    rights: [{ area: 'catalogue', may: 'read' }],
    bars: ['rail'],
  },
  {
    id: 'staff',
    to: '/staff',
    icon: Users,
    group: 'setUp',
    letter: 'm',
    rights: [{ area: 'staff', may: 'read' }],
    bars: ['rail'],
  },
  { id: 'me', to: '/me', icon: User, group: null, letter: 'e', bars: ['tabs'] },
];

/** All places of the rail, those without the right too: the palette says whom to ask. */
export const railPlaces = places.filter(({ bars }) => bars.includes('rail'));

/** Whether somebody with these roles may see a place. */
export function mayGo(roles: readonly StaffRole[], { rights }: Place): boolean {
  return !rights || rights.some((right) => hasRight(roles, right));
}

/** The places of a bar, as far as the signed-in person may see them. */
export function usePlaces(bar: 'rail' | 'tabs'): readonly Place[] {
  const { roles } = useSession();
  return places.filter((place) => place.bars.includes(bar) && mayGo(roles, place));
}
