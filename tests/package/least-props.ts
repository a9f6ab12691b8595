/*
 * The required props of every component that has some, by its name. Every other component is rendered without
 * props. This file is copied into a host's project, whose type checker reports missing entries; add required
 * props only.
 */
import { createFormControl } from 'react-hook-form';

const ignore = (): void => {};
const children = 'Words';
const label = 'First name';
const legend = 'Payday';
const title = 'City';
const options = [
  { value: 'nairobi', label: 'Nairobi' },
  { value: 'mombasa', label: 'Mombasa' },
];
const sheet = { open: false, onOpenChange: ignore, title };
const days = { min: '1990-01-01', max: '2008-12-31' };
const steps = { min: 500, max: 20_000, step: 500 };
const line = { label: 'Loan amount', cents: 1_000_000 };
// Each field has its own name: fields with one name share their value.
const { control } = createFormControl();

export const ThemeProvider = { brand: 'plum', mode: 'system', children } as const;
export const StringsProvider = { strings: {} as never, locale: 'sw-KE', children };

const phone = { callingCode: '256', digits: 9 };
export const MarketProvider = { market: { currency: { symbol: 'USh', decimals: 0 }, phone }, children };

export const Button = { children };
export const IconButton = { label, icon: '?' };
export const LinkButton = { href: '#rules', children };
export const CopyButton = { value: '123456', what: 'Account number' };

export const FieldError = { id: 'name-error', children };
export const FieldGroup = { children };
export const FieldRow = { label };
export const FieldLabel = { id: 'name-label', children };
export const TextField = { label };
export const PhoneField = { label };
export const CodeField = { label };
export const AmountField = { label };
export const PickerField = { label, value: null, onOpen: ignore };
export const RadioRow = { label, options };
export const RadioList = { legend, options };
export const ChoiceChips = { label, options, value: 'nairobi', onChange: ignore };
export const AmountSlider = { label, ...steps, value: 500, onChange: ignore, format: String };
export const AgreementCheck = { children };
export const PhotoButton = { children, onFile: ignore };
export const PhotoField = { title, state: 'todo', onFile: ignore } as const;
export const PhotoFrame = { shape: 'card' } as const;
export const PhotoHints = { hints: [] };
export const PhotoCamera = { ...sheet, shape: 'card', onFile: ignore } as const;
export const ErrorSummary = { errors: [{ fieldId: 'name', label, message: 'Enter your name' }] };
export const Checkbox = { label };
export const SegmentedControl = { label, options };
export const SearchBar = { value: '', onValue: ignore };
export const Stepper = { label, max: 5 };
export const Switch = { label };
export const CheckboxGroup = { legend, options };
export const Rating = { label };
export const FormSection = { heading: 'About you', children };

export const BottomSheet = { ...sheet, children };
export const Dialog = sheet;
const search = { label: 'Search', query: '', onQueryChange: ignore, groups: [], onChoose: ignore };
export const CommandPalette = { ...search, open: false, onOpenChange: ignore, empty: children };
export const MenuPopover = {
  label: 'More acts',
  items: [{ id: 'off', label: 'Write off' }],
  onChoose: ignore,
};
export const PermissionSheet = { ...sheet, why: children, reads: ['Your photos'], onAllow: ignore };
export const PickerSheet = { ...sheet, children };
export const OptionPicker = { ...sheet, options, value: null, onChoose: ignore };
export const DatePicker = { ...sheet, ...days, value: null, onConfirm: ignore };
export const WeekdayPicker = { ...sheet, value: null, onChoose: ignore };
export const DayOfMonthPicker = { ...sheet, value: null, onConfirm: ignore };
export const ValidPeriodPicker = { ...sheet, value: null, from: '2026-11', to: '2027-11', onConfirm: ignore };
export const RegionPicker = {
  ...sheet,
  stateLabel: 'Province',
  cityLabel: 'District',
  states: options,
  value: null,
  onChoose: ignore,
};
export const Wheel = {
  label,
  columns: [{ id: 'city', label: title, options, value: 'nairobi' }],
  onChange: ignore,
};

export const Screen = { children };
export const TabBar = { items: [{ id: 'home', label: 'Home', icon: '?', href: '#home', current: true }] };
export const Tabs = { id: 'loan', label, items: [{ id: 'costs', label }], value: 'costs', onSelect: ignore };
export const TabPanel = { tabs: 'loan', tab: 'costs' };
export const TabLinks = { label, items: [{ id: 'costs', label, href: '#costs', current: true }] };
export const Steps = { current: 1, total: 5, label: 'You' };

export const Avatar = { name: 'Achieng Atieno' };
export const Card = { children };
export const InfiniteList = { children, hasMore: false, onMore: ignore };
export const PullToRefresh = { children, onRefresh: async () => undefined };
export const SwipeAction = { children, label, items: [{ id: 'remove', label: 'Remove' }], onChoose: ignore };
export const ListRow = { label };
export const Note = { children };
export const NoticeBar = { children };
export const Amount = { cents: 1_037_000 };
export const AmountColumns = {
  columns: [
    { label, cents: 1 },
    { label, cents: 2 },
  ],
} as const;
export const AmountSummary = { title, get: { cents: 988_400 }, payBack: { cents: 1_074_800 } };
export const Ledger = { children };
export const LedgerLine = line;
export const LedgerSum = line;
export const LedgerTotal = line;
export const KeyFact = { label, value: '35.06%' };
export const KeyFacts = {
  receive: { ...line, lines: [line] },
  payBack: { ...line, lines: [line] },
} as const;
export const StatusChip = { tone: 'info', children } as const;
export const ProgressList = { items: [{ title, state: 'now' }] } as const;
export const Countdown = { endsAt: 0 };
export const ProgressBar = { value: 0.5, label };
export const FillingBar = { share: 0.5 };
export const DrawnIn = { children };
export const Illustration = { name: 'wait' } as const;
export const Moment = { name: 'paid' } as const;
export const OrderCard = { amountCents: 1_000_000, status: { tone: 'info', label: 'Checking' } } as const;
export const RepaymentTimeline = {
  rows: [
    {
      name: 'Today',
      dateLabel: '21 Nov',
      totalCents: 1_037_000,
      costCents: 37_000,
      parts: { interest: 37_000, late: 0 },
    },
  ],
  caption: 'Interest',
};
export const MessageThread = { messages: [] };
export const MessageThreadHeader = { children };
export const MessageComposer = { onSend: ignore };
export const FaqAccordion = { items: [{ id: 'cost', question: 'What does it cost?', answer: children }] };
export const Barcode = { value: '123456' };
export const ReferenceBlock = { label, value: '123456' };

export const DataTable = { label, columns: [], rows: [], rowId: String };
export const Kbd = { children: 'J' };
export const OwnerTag = { name: null, children: 'free' };
export const PromiseDue = { dueAt: 0, now: 0, children: 'in 9 h' };
export const PaneLayout = {
  panes: [{ id: 'list', label, kind: 'main', content: children }],
  front: 'list',
} as const;

export const ToastProvider = { children };
export const EmptyState = { title };
export const AsyncView = { state: 'ready' } as const;
export const LoadingOverlay = { open: false };

export const RhfMessages = { translate: String, children };
export const RhfErrorSummary = { control };
export const RhfAgreementCheck = { control, name: 'agreementCheck', label, children };
export const RhfAmountField = { control, name: 'amountField', label };
export const RhfStepper = { control, name: 'stepper', label, max: 5 } as const;
export const RhfAmountSlider = { control, name: 'amountSlider', label, ...steps, format: String } as const;
export const RhfCheckbox = { control, name: 'checkbox', label } as const;
export const RhfSwitch = { control, name: 'switch', label } as const;
export const RhfCheckboxGroup = { control, name: 'checkboxGroup', legend, options } as const;
export const RhfChoiceChips = { control, name: 'choiceChips', label, options } as const;
export const RhfCodeField = { control, name: 'codeField', label } as const;
export const RhfDateField = { control, name: 'dateField', label, ...days } as const;
export const RhfPhoneField = { control, name: 'phoneField', label } as const;
export const RhfPickerField = { control, name: 'pickerField', label, options } as const;
export const RhfRadioList = { control, name: 'radioList', legend, options } as const;
export const RhfRadioRow = { control, name: 'radioRow', label, options } as const;
export const RhfRating = { control, name: 'rating', label } as const;
export const RhfTextField = { control, name: 'textField', label } as const;
export const RhfDayOfMonthField = { control, name: 'dayOfMonthField', label } as const;
export const RhfPhotoField = { control, name: 'photoField', title } as const;
export const RhfValidPeriodField = {
  control,
  name: 'validPeriodField',
  label,
  from: '2026-11',
  to: '2027-11',
} as const;
export const RhfWeekdayField = { control, name: 'weekdayField', label } as const;
export const RhfRegionField = {
  control,
  name: 'regionField',
  label,
  stateLabel: 'Province',
  cityLabel: 'District',
  states: options,
} as const;
export const RhfListField = { control, name: 'listField', label, options, picker: (): null => null } as const;
export const RhfSheetField = {
  control,
  name: 'sheetField',
  label,
  words: String,
  children: (): null => null,
} as const;
export const RhfField = { control, name: 'field', label, children: (): never => null as never } as const;
export const RhfOtherErrors = { control };

export const RhfBinding = { control, children };
export const FormMessages = { translate: String, children };
const adapter = {
  Field: (): null => null,
  useRefusal: (): { attempt: number; errorOf: () => undefined } => ({ attempt: 0, errorOf: () => undefined }),
};
export const FormBinding = { adapter, children };
export const TanStackForm = {
  form: {
    Field: (): null => null,
    store: {
      state: { isSubmitting: false, submissionAttempts: 0, fieldMeta: {} },
      subscribe: (): (() => void) => ignore,
    },
  },
  children,
};
export const FormDataForm = { children };
export const BoundAgreementCheck = { name: 'agreementCheck', label, children };
export const BoundAmountField = { name: 'amountField', label };
export const BoundStepper = { name: 'stepper', label, max: 5 };
export const BoundAmountSlider = { name: 'amountSlider', label, ...steps, format: String } as const;
export const BoundCheckbox = { name: 'checkbox', label };
export const BoundSwitch = { name: 'switch', label };
export const BoundCheckboxGroup = { name: 'checkboxGroup', legend, options };
export const BoundChoiceChips = { name: 'choiceChips', label, options };
export const BoundCodeField = { name: 'codeField', label };
export const BoundDateField = { name: 'dateField', label, ...days };
export const BoundPhoneField = { name: 'phoneField', label };
export const BoundPickerField = { name: 'pickerField', label, options };
export const BoundRadioList = { name: 'radioList', legend, options };
export const BoundRadioRow = { name: 'radioRow', label, options };
export const BoundRating = { name: 'rating', label };
export const BoundTextField = { name: 'textField', label };
export const BoundDayOfMonthField = { name: 'dayOfMonthField', label };
export const BoundPhotoField = { name: 'photoField', title };
export const BoundValidPeriodField = { name: 'validPeriodField', label, from: '2026-11', to: '2027-11' };
export const BoundWeekdayField = { name: 'weekdayField', label };
export const BoundRegionField = {
  name: 'regionField',
  label,
  stateLabel: 'Province',
  cityLabel: 'District',
  states: options,
};
export const BoundSheetField = { name: 'sheetField', label, words: String, children: (): null => null };
export const BoundField = { name: 'field', label, children: (): never => null as never };
