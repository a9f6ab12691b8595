'use client';
import { useId, useRef, useState } from 'react';
import { useAnnounce } from '../../foundations/announce/index.js';
import { ChevronRight } from '../../foundations/icons/index.js';
import { regionWords } from '../../foundations/strings/english-parts.js';
import { fill, useStrings } from '../../foundations/strings/index.js';
import type { OnOpenChange } from '../../overlays/bottom-sheet/index.js';
import type { NativeOverlay } from '../../platform/native-overlay.js';
import { TabPanel } from '../../navigation/tabs/index.js';
import type { Option } from '../option-picker/index.js';
import { isLong, OptionList } from '../option-picker/option-list.js';
import { PickerSentence, PickerSheet, useMarked, useOpenings, type Choosing } from '../picker-sheet/index.js';
import { LevelTabs, type Level } from './level-tabs.js';
import { useCities, type Region } from './use-cities.js';

export interface RegionValue {
  state: string;
  city: string;
}

/** `className` and `style` go to the panel, other `<dialog>` props to the dialog. */
export interface RegionPickerProps extends NativeOverlay {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called for every way out; the sheet stays until `open` is false. */
  onOpenChange: OnOpenChange;
  /** The sheet's heading: "Where you live". */
  title: string;
  /** The local names of both levels: "Province" and "District". */
  stateLabel: string;
  cityLabel: string;
  /** The states with their cities; `loadCities` loads missing cities. Keep the array stable. */
  states: readonly Region[];
  /** The value; an unknown state or city marks nothing and causes a complaint. */
  value: { state: string; city: string | null } | null;
  /** Called with the taken city, before `onOpenChange(false, 'confirm')`. A state alone is not returned. */
  onChoose: (value: RegionValue) => void;
  /** How a city is taken; a tap on a state leads to its cities. Default: `confirm`. */
  choosing?: Choosing | undefined;
  /** Loads the cities of a state, once per opening. A rejection shows an error with a retry. */
  loadCities?: ((state: string) => Promise<readonly Option[]>) | undefined;
  /** The initial level. Default: the city's once a state is chosen. */
  startAt?: Level | undefined;
  /** The label of the search field of a list above 12 rows. Default: "Search". */
  searchLabel?: string | undefined;
}

/**
 * A state and a city, in one sheet with a tab for each. Keeps a draft: Confirm closes the sheet and returns
 * both. Another state clears the city and says so. Renders a modal `<dialog>` with a `tablist` and a
 * `listbox`.
 */
export function RegionPicker(props: RegionPickerProps) {
  const openings = useOpenings(props.open);
  // A new sheet per opening: starts at the value, not at an abandoned draft.
  return openings === 0 ? null : <RegionSheet key={openings} {...props} />;
}

function RegionSheet(props: RegionPickerProps) {
  const { open, onOpenChange, title, stateLabel, cityLabel, states, value, onChoose, ...rest } = props;
  const { loadCities, startAt, searchLabel, choosing = 'confirm', ...native } = rest;
  const strings = useStrings(regionWords);
  const announce = useAnnounce();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [stateId, setStateId] = useState(value?.state ?? null);
  const state = states.find((one) => one.value === stateId);
  const [level, setLevel] = useState<Level>(() => startAt ?? (state ? 'city' : 'state'));
  const [cleared, setCleared] = useState<string | undefined>();
  const marked = useMarked({
    value: value?.city ?? null,
    choosing,
    onTake: (to) => {
      if (stateId !== null) onChoose({ state: stateId, city: to });
    },
    onOpenChange,
  });
  const cities = useCities(open ? state : undefined, loadCities);

  const city = cities.options.find((one) => one.value === marked.marked);

  const chooseState = (to: string) => {
    const chosen = states.find((one) => one.value === to);
    if (!chosen) return;
    setLevel('city');
    if (to === stateId) return;
    setStateId(to);
    marked.unmark();
    const away = city && fill(strings.clearedBy, { name: chosen.label, cleared: city.label });
    setCleared(away);
    // A sentence above the rows about the cleared value, announced by itself.
    if (!away) announce(fill(strings.nowChoose, { name: chosen.label, level: cityLabel }));
  };
  return (
    <PickerSheet
      {...native}
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      {...marked.sheet}
      initialFocus={list}
      bare
    >
      <LevelTabs
        id={id}
        label={title}
        level={level}
        levels={{
          state: { label: stateLabel, chosen: state?.label },
          city: { label: cityLabel, chosen: city?.label },
        }}
        onLevel={setLevel}
      />
      <PickerSentenceWhen text={level === 'city' ? cleared : undefined} />
      {marked.fault && <PickerSentence fault={marked.fault} />}
      <TabPanel tabs={id} tab={level} className="flex min-h-0 flex-1 flex-col">
        {level === 'state' && (
          <OptionList
            key="state"
            list={list}
            component="RegionPicker"
            label={stateLabel}
            options={states}
            value={stateId}
            onChoose={chooseState}
            hasSearch={isLong(states)}
            searchLabel={searchLabel}
          />
        )}
        {level === 'city' && state && (
          <OptionList
            key={state.value}
            list={list}
            component="RegionPicker"
            label={cityLabel}
            options={cities.options}
            value={marked.marked}
            onChoose={marked.onPress}
            hasSearch={isLong(cities.options)}
            searchLabel={searchLabel}
            note={fill(strings.inPlace, { name: state.label })}
            loading={cities.loading}
            error={cities.failed}
            onRetry={cities.retry}
          />
        )}
        {level === 'city' && !state && (
          <ChooseStateFirst label={stateLabel} onPress={() => setLevel('state')} />
        )}
      </TabPanel>
    </PickerSheet>
  );
}

/** Always mounted, so that screen readers announce later text. */
function PickerSentenceWhen({ text }: { text: string | undefined }) {
  return (
    <div className={text === undefined ? 'sr-only' : 'flex-none border-b border-decor'}>
      <PickerSentence>{text}</PickerSentence>
    </div>
  );
}

/** A row that leads to the level to choose first. Takes the focus in place of the rows. */
function ChooseStateFirst({ label, onPress }: { label: string; onPress: () => void }) {
  const strings = useStrings(regionWords);
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-row w-full items-center gap-3 px-4 text-start text-body text-ink -outline-offset-3 active:bg-sunken"
    >
      <span className="flex-1">{fill(strings.chooseFirst, { level: label })}</span>
      <ChevronRight className="text-muted" />
    </button>
  );
}
