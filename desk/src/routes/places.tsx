import {
  Calendar,
  Ban,
  CircleQuestionMark,
  IdCard,
  MessageCircle,
  ReceiptText,
  RotateCcw,
  ScrollText,
  ShieldCheck,
  Sun,
  User,
  UserSearch,
  Users,
  type Icon,
} from '@kopa/ui/icons';
import type { DeskQueueName } from '@kopa/contract/desk/queues';
import type { StaffRight } from '@kopa/contract/desk/rights';
import { hasRight } from '@kopa/contract/desk/rights';
import { useSession } from '../shared/session/session.ts';

/** A place of the rail: only areas that exist, and that the person may see. */
export interface Place {
  id: 'today' | DeskQueueName | 'second' | 'borrowers' | 'dayEnd' | 'record' | 'staff' | 'me';
  to: string;
  icon: Icon;
  /** The heading above; places of one group stand together. */
  group: 'work' | 'people' | 'books' | 'setUp' | null;
  /** The letter after G that goes there. */
  letter: string;
  right?: StaffRight;
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
    right: { area: 'identity', may: 'count' },
    bars: ['rail'],
  },
  {
    id: 'feedback',
    to: '/feedback',
    icon: MessageCircle,
    group: 'work',
    letter: 'f',
    right: { area: 'feedback', may: 'count' },
    bars: ['rail', 'tabs'],
  },
  {
    id: 'proofs',
    to: '/proofs',
    icon: ReceiptText,
    group: 'work',
    letter: 'p',
    right: { area: 'proofs', may: 'count' },
    bars: ['rail'],
  },
  {
    id: 'suspense',
    to: '/suspense',
    icon: CircleQuestionMark,
    group: 'work',
    letter: 's',
    right: { area: 'suspense', may: 'count' },
    bars: ['rail'],
  },
  {
    id: 'refunds',
    to: '/refunds',
    icon: RotateCcw,
    group: 'work',
    letter: 'u',
    right: { area: 'refunds', may: 'count' },
    bars: ['rail'],
  },
  {
    id: 'jobs',
    to: '/jobs',
    icon: Ban,
    group: 'work',
    letter: 'j',
    right: { area: 'jobs', may: 'count' },
    bars: ['rail'],
  },
  {
    id: 'second',
    to: '/second',
    icon: ShieldCheck,
    group: 'work',
    letter: '2',
    right: { area: 'refunds', may: 'read' },
    bars: ['rail', 'tabs'],
  },
  {
    id: 'borrowers',
    to: '/borrowers',
    icon: UserSearch,
    group: 'people',
    letter: 'b',
    right: { area: 'borrowers', may: 'read' },
    bars: ['rail', 'tabs'],
  },
  {
    id: 'dayEnd',
    to: '/day-end',
    icon: Calendar,
    group: 'books',
    letter: 'd',
    right: { area: 'dayEnd', may: 'read' },
    bars: ['rail'],
  },
  { id: 'record', to: '/record', icon: ScrollText, group: 'books', letter: 'r', bars: ['rail'] },
  {
    id: 'staff',
    to: '/staff',
    icon: Users,
    group: 'setUp',
    letter: 'm',
    right: { area: 'staff', may: 'read' },
    bars: ['rail'],
  },
  { id: 'me', to: '/me', icon: User, group: null, letter: 'e', bars: ['tabs'] },
];

/** All places of the rail, those without the right too: the palette says whom to ask. */
export const railPlaces = places.filter(({ bars }) => bars.includes('rail'));

/** The places of a bar, as far as the signed-in person may see them. */
export function usePlaces(bar: 'rail' | 'tabs'): readonly Place[] {
  const { roles } = useSession();
  return places.filter(({ bars, right }) => bars.includes(bar) && (!right || hasRight(roles, right)));
}
