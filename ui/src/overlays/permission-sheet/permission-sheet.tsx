'use client';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Button } from '../../actions/button/index.js';
import { complain } from '../../foundations/complain/index.js';
import { Check, X } from '../../foundations/icons/index.js';
import { permissionWords } from '../../foundations/strings/english-parts.js';
import { useStrings } from '../../foundations/strings/index.js';
import type { OnOpenChange } from '../../platform/close-reason.js';
import type { NativeOverlay } from '../../platform/native-overlay.js';
import { BottomSheet } from '../bottom-sheet/index.js';

/**
 * `ask`: the phone can ask. `denied`: permanently refused; only the phone's settings change that.
 * `unavailable`: the phone lacks the capability or the right (a work profile, parental control).
 */
export type PermissionState = 'ask' | 'denied' | 'unavailable';

/** `className` and `style` go to the panel, other `<dialog>` props to the dialog. */
export interface PermissionSheetProps extends NativeOverlay {
  open: boolean;
  /** Called for every way out. Allow and Open settings have the reason `confirm`, a refusal has `cancel`. */
  onOpenChange: OnOpenChange;
  /** The request, as a question: "May we use the camera?". */
  title: string;
  /** The purpose, and the consequence of a refusal, in plain words. */
  why: ReactNode;
  /** Data that is read after permission, one item each: "The photo that you take". */
  reads: readonly string[];
  /** Data that is not read, although a user may fear so: "Your other photos". */
  leaves?: readonly string[] | undefined;
  /** Default: `ask`. */
  state?: PermissionState | undefined;
  /**
   * Asks the phone. Called synchronously in the tap, as browsers demand, before `onOpenChange(false,
   * 'confirm')`.
   */
  onAllow: () => void;
  /**
   * Opens the phone's settings, where the host can. Without the callback the sheet only describes the way to
   * the settings.
   */
  onOpenSettings?: (() => void) | undefined;
}

const states: readonly string[] = ['ask', 'denied', 'unavailable'];

/**
 * Explains a permission before the phone asks: the purpose, the data that is read and the data that is not.
 * Renders a BottomSheet. Yes and No are buttons of equal size and look, and every other way out is a No.
 */
export function PermissionSheet(props: PermissionSheetProps) {
  const { onOpenChange, why, reads, leaves = [], state: _, onAllow, onOpenSettings, ...sheet } = props;
  const strings = useStrings(permissionWords);
  const state = checkState(props);
  const no = (label: string) => (
    <Button block variant="outline" onClick={() => onOpenChange(false, 'cancel')}>
      {label}
    </Button>
  );
  const yes = (label: string, act: () => void) => (
    <Button
      block
      variant="outline"
      onClick={() => {
        act();
        onOpenChange(false, 'confirm');
      }}
    >
      {label}
    </Button>
  );
  return (
    <BottomSheet {...sheet} onOpenChange={onOpenChange}>
      <div className="flex flex-col gap-4">
        <div className="text-body">{why}</div>
        {state === 'ask' ? (
          <>
            <Things heading={strings.whatIsRead} things={reads} isRead />
            <Things heading={strings.whatIsNotRead} things={leaves} />
            <div className="flex flex-col gap-3 pt-1">
              {yes(strings.allow, onAllow)}
              {no(strings.notNow)}
            </div>
          </>
        ) : (
          <>
            <p className="rounded-medium bg-sunken p-4 text-body">
              {state === 'denied' ? strings.permissionDenied : strings.permissionUnavailable}
            </p>
            <div className="flex flex-col gap-3 pt-1">
              {state === 'denied' && onOpenSettings ? yes(strings.openSettings, onOpenSettings) : null}
              {no(strings.goOnWithout)}
            </div>
          </>
        )}
      </div>
    </BottomSheet>
  );
}

interface ThingsProps {
  heading: string;
  things: readonly string[];
  isRead?: boolean;
}

const iconLook = cva('size-6', { variants: { isRead: { true: 'text-primary', false: 'text-muted' } } });

/** Heading and icon distinguish data that is read from data that is not, beside the colour. */
function Things({ heading, things, isRead = false }: ThingsProps) {
  if (things.length === 0) return null;
  const Icon = isRead ? Check : X;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-label text-muted">{heading}</h3>
      <ul className="flex flex-col gap-2">
        {things.map((thing) => (
          <li key={thing} className="flex items-start gap-3 text-body">
            <Icon aria-hidden className={iconLook({ isRead })} />
            <span className="min-w-0">{thing}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function checkState({ reads, state = 'ask' }: PermissionSheetProps): PermissionState {
  if (!states.includes(state)) {
    complain(
      'PermissionSheet',
      `state "${state}" is none of ask, denied, unavailable; ask is taken. Write one of them.`,
    );
    return 'ask';
  }
  if (reads.length === 0)
    complain(
      'PermissionSheet',
      'reads is empty, so nobody knows what they allow. Name each thing that is read.',
    );
  return state;
}
