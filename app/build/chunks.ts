import path from 'node:path';
import { anyOf, iconsOfHome, ofSomeScreens, stages } from './stages.ts';

/** The bundler's information about a module. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const root = path.join(import.meta.dirname, '..', '..');

/** Texts of one language that are used together: small files compress badly. */
const words: Readonly<Record<string, readonly string[]>> = {
  form: ['application', 'validation', 'enumerations', 'signIn'],
  application: [
    'borrow',
    'personal',
    'additional',
    'identity',
    'payout',
    'questions',
    'check',
    'review',
    'offer',
  ],
};

let stageOf: Map<string, string> | undefined;

function placeAll(graph: Graph): Map<string, string> {
  const placed = new Map<string, string>();
  for (const [name, files] of stages) {
    const add = (id: string) => {
      if (placed.has(id) || id.endsWith('.css') || ofSomeScreens.test(id)) return;
      placed.set(id, name);
      graph.getModuleInfo(id)?.importedIds.forEach(add);
    };
    for (const file of files) {
      const id = path.join(root, file);
      if (!graph.getModuleInfo(id)) throw new Error(`app/build/stages.ts names ${file}, which is not built.`);
      add(id);
    }
  }
  // The page's own script must stay the entry; it has a few lines.
  placed.delete(path.join(root, 'app/src/main.tsx'));
  return placed;
}

/** The chunk of a module, or null for the bundler's choice. */
function chunkOf(id: string, graph: Graph): string | null {
  stageOf ??= placeAll(graph);
  if (iconsOfHome.test(id)) return 'frame';
  const [, language, file = ''] = /locales.(\w+).([\w-]+)\.json$/.exec(id) ?? [];
  const spoken = Object.entries(words).find(([, files]) => files.includes(file))?.[0];
  return stageOf.get(id) ?? (spoken ? `words-${spoken}-${language}` : null);
}

/** Modules of at least `minShareCount` screens form one chunk; others stay with their screens. */
export const chunkGroups = [
  { name: chunkOf, debugName: 'stages', priority: 9 },
  { name: 'icons', priority: 8, minShareCount: 3, test: anyOf('lucide-react', 'ui.src.foundations.icons') },
  {
    name: 'form',
    priority: 7,
    minShareCount: 2,
    test: anyOf(
      'react-hook-form.dist',
      'react-hook-form.(binding|bound-field|form-errors|found-errors|rhf-(error-summary|other-errors|text|phone))',
      'ui.src.form.(bound.ts|form-messages|rows-of-form|use-leave)',
      'fields.(text-field|phone-field|error-summary)',
      'field-row.field-group',
      'shared.form.(contract-|sent-form|options|set-text|row-of)',
    ),
  },
  // Sheets and commands.
  {
    name: 'sheets',
    priority: 6,
    minShareCount: 4,
    test: anyOf(
      'overlays.bottom-sheet',
      'platform.(frame-|modal-frame|native-overlay|use-overlay|overlay-stack|scroll-lock|pressed|escape-key)',
      'display.note',
      'foundations.fold',
      'useMutation',
      'mutationObserver',
      'shared.lender.(use-command|command-keys)',
      'shared.screen.failure-note',
      'shared.(order.send-footer|outbox.waiting.ts)',
    ),
  },
  // The calls of an order's screen, and the schemas of its forms.
  {
    name: 'order',
    priority: 5,
    minShareCount: 4,
    test: anyOf(
      'navigation.steps',
      'shared.order.(application-|use-latest-order|order-calls|collect-on-the-way|keep-order|begun-)',
      'calls.(loan|user|security|section-request|verification-code|sent-photo)',
      'enumerations.(index|cancel-reasons)',
      'sections.(fields|plain-text|email)',
      'contract.src.identity',
      'contract.src.fields.field',
      'contract.src.payout.mobile-money',
      'entities.(card-reading|identity-check)',
    ),
  },
  // A section of the application, and its lists.
  {
    name: 'section',
    priority: 4,
    minShareCount: 2,
    test: anyOf(
      'pickers.(option-picker|picker-sheet)',
      'wheel.(type-ahead|show-row)',
      '(rhf-(sheet-field|picker-field|list-field|radio-row)|ui.src.form.(sheet-field|list-row))',
      'fields.(picker-field|radio-row)',
      'shared.form.(?!use-lazy|answer-words)',
      'draft.two-versions',
      'shared.(order.(section|use-sending)|outbox.photos-on)',
      'calls.section-call',
      'sections.(phone|section|repair)\\.ts',
      'bridge.events',
    ),
  },
  // A loan on home from the drawing on, and its rows on other screens.
  {
    name: 'loan',
    priority: 4,
    test: anyOf(
      'features.home.(running-loan.tsx|running-order|loan-|this-loan|days-left|lending-home|order-card)',
      'shared.order.(loan-rows|use-calendar-day|offered-loan|review-steps|arrival-steps)',
      'screen.use-save-file',
      'icons.calendar-plus',
      'screen.moment',
      'illustration.drawn-in',
      'pricing.arrears',
    ),
  },
  // Home of an order that moves only by its owner or its review: not on the way to a loan.
  { name: 'order-homes', priority: 4, test: anyOf('features.home.(assessed|unfinished|rejected)-home') },
  // The number and the code of a login.
  {
    name: 'codes',
    priority: 4,
    minShareCount: 2,
    test: anyOf(
      'rhf-code-field',
      'fields.code-field',
      'shared.session.(code-form|mobile-form|send-code|typed-number)',
      'shared.screen.resend-code',
      'calls.number-questions',
    ),
  },
  // Small modules of the same screens; every further chunk costs its name in the frame.
  ...Object.entries({
    payment: 'shared.payment.(prompt-|payment-state)|contract.src.prompt-account',
    paid: 'shared.payment.payment-(pace|failure)|contract.src.prompt-failures',
    feedback: 'contract.src.(enumerations|calls|entities).feedback',
    'loan-asked': 'use-loan-in-question|use-order-in-address',
    texts: 'language.unbroken|pricing.example|promotions.loan-figures',
    me: 'screen.(red-dot|legal-rows)|order.(reminders-row|use-reminders)|calls.reminders|session.masked-mobile|icons.bell',
    'feedback-state': 'features.feedback.feedback-(wait|status)',
    illustration: 'illustration.(illustration|drawings|index|moment)',
    additional: 'contract.src.(fields.additional-fields|sections.additional-rows|enumerations.occupations)',
    // Apart from the photos, which a feedback's messages send without the field.
    'photo-field': 'fields.photo-field.photo-(field|frame|actions)',
    photos: 'fields.photo-field|app.src.shared.photo',
    ledger: 'display.(ledger|key-facts)|screen.changed-terms',
    rows: 'display.(list-row|progress-list|countdown)|link-button|contract.src.order-filters|order.application-parts|screen.talk-card',
    commitment: 'rhf-agreement-check|agreement-check|tick-box|hold-while',
  }).map(([name, files]) => ({ name, priority: 4, minShareCount: 2, test: anyOf(files) })),
  // Dialogs, and the overlay of a command that must not be left.
  {
    name: 'centred',
    priority: 4,
    test: anyOf('platform.centred-|loading-overlay|aria-hidden|react-(dialog|dismiss|focus-|portal)'),
  },
  // What the phone reads from a card and asks of a borrower.
  {
    name: 'user',
    priority: 4,
    test: anyOf(
      'calls.user',
      'identity-(reasons|check)',
      'card-reading',
      'questionnaire.(questions|question-texts|answers)',
      'shared.form.answer-words',
    ),
  },
  {
    name: 'radio-list',
    priority: 4,
    test: anyOf(
      'radix-ui.react-(collection|radio-group|roving-focus|use-size|use-is-hydrated|direction)',
      'fields.radio-list|choices-head|rhf-radio-list',
    ),
  },
  // The bank or mobile money account that receives the principal.
  {
    name: 'account',
    priority: 4,
    test: anyOf(
      'payout-account.(number-rows|bank-options)',
      'contract.src.payout.(banks|kenya-banks|check-digits|bank-codes)',
      'payout-(fields|values)',
    ),
  },
  // The wheels and their calendar.
  {
    name: 'wheels',
    priority: 3,
    minShareCount: 2,
    test: anyOf('pickers.(wheel|date-picker.(?!index|date-picker))', 'typed-'),
  },
];
