'use client';
import { useId, useRef, useState } from 'react';
import { useAnnounce } from '../../foundations/announce/index.js';
import { ChevronRight } from '../../foundations/icons/index.js';
import { regionWords } from '../../foundations/strings/english.js';
import { fill, useStrings } from '../../foundations/strings/index.js';
import type { OnOpenChange } from '../../overlays/bottom-sheet/index.js';
import type { NativeOverlay } from '../../platform/native-overlay.js';
import type { Option } from '../option-picker/index.js';
import { isLong, OptionList } from '../option-picker/option-list.js';
import { PickerSentence, PickerSheet, useOpenings } from '../picker-sheet/index.js';
import { LevelTabs, type Level } from './level-tabs.js';
import { useCities, type Region } from './use-cities.js';

export interface RegionValue {
  state: string;
  city: string;
}

/** `className` and `style` go to the panel, everything else that a `<dialog>` takes to the dialog. */
export interface RegionPickerProps extends NativeOverlay {
  /** Whether the sheet is there. */
  open: boolean;
  /** Every way out ends here; the sheet stays until `open` is false. */
  onOpenChange: OnOpenChange;
  /** The sheet's heading: "Where you live". */
  title: string;
  /** What the two levels are called where the borrower lives: "Province" and "District". */
  stateLabel: string;
  cityLabel: string;
  /** The states, each with its cities; those without are loaded by `loadCities`. Keep the same array while it is the same. */
  states: readonly Region[];
  /** What was chosen; a value that is none of the states or cities marks none, with a complaint. */
  value: { state: string; city: string | null } | null;
  /** Once a city is tapped; called before `onOpenChange(false, 'confirm')`. A state alone is not handed over. */
  onChoose: (value: RegionValue) => void;
  /** The cities of a state, asked for once while the sheet is open. Rejected, the sheet says so and offers to try again. */
  loadCities?: ((state: string) => Promise<readonly Option[]>) | undefined;
  /** The level that the sheet opens at. Left out: the city's once a state is chosen. */
  startAt?: Level | undefined;
  /** Name of the search field of a list of more than 12 rows; left out, "Search". */
  searchLabel?: string | undefined;
}

/**
 * A state and then a city of it, in one sheet with a tab for each. It keeps a draft: only a city closes it and hands both over.
 * Choosing another state clears the city and says so. Renders a modal `<dialog>` with a `tablist` and a `listbox`.
 */
export function RegionPicker(props: RegionPickerProps) {
  const openings = useOpenings(props.open);
  // A new sheet for each opening: it begins at the value, not at a draft that was left.
  return openings === 0 ? null : <RegionSheet key={openings} {...props} />;
}

function RegionSheet(props: RegionPickerProps) {
  const { open, onOpenChange, title, stateLabel, cityLabel, states, value, onChoose, ...rest } = props;
  const { loadCities, startAt, searchLabel, ...native } = rest;
  const strings = useStrings(regionWords);
  const announce = useAnnounce();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [stateId, setStateId] = useState(value?.state ?? null);
  const [cityId, setCityId] = useState(value?.city ?? null);
  const state = states.find((one) => one.value === stateId);
  const [level, setLevel] = useState<Level>(() => startAt ?? (state ? 'city' : 'state'));
  const [cleared, setCleared] = useState<string | undefined>();
  const cities = useCities(open ? state : undefined, loadCities);
  const city = cities.options.find((one) => one.value === cityId);

  const chooseState = (to: string) => {
    const chosen = states.find((one) => one.value === to);
    if (!chosen) return;
    setLevel('city');
    if (to === stateId) return;
    setStateId(to);
    setCityId(null);
    const away = city && fill(strings.clearedBy, { name: chosen.label, cleared: city.label });
    setCleared(away);
    // What was cleared stands above the rows, in a sentence that is read by itself.
    if (!away) announce(fill(strings.nowChoose, { name: chosen.label, level: cityLabel }));
  };
  const chooseCity = (to: string) => {
    if (stateId === null) return;
    onChoose({ state: stateId, city: to });
    onOpenChange(false, 'confirm');
  };

  const isSearched =
    loadCities !== undefined || isLong(states) || states.some((one) => isLong(one.cities ?? []));
  return (
    <PickerSheet
      {...native}
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      height={isSearched ? 'full' : 'half'}
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
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${level}`}
        className="flex min-h-0 flex-1 flex-col"
      >
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
            value={cityId}
            onChoose={chooseCity}
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
      </div>
    </PickerSheet>
  );
}

/** Always there, so that readers hear the words when they come. */
function PickerSentenceWhen({ text }: { text: string | undefined }) {
  return (
    <div className={text === undefined ? 'sr-only' : 'flex-none border-b border-decor'}>
      <PickerSentence>{text}</PickerSentence>
    </div>
  );
}

/** A row that leads to what must be chosen before. It takes the focus, which the rows would have had. */
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
