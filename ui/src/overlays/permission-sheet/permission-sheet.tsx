'use client';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Button } from '../../actions/button/index.js';
import { complain } from '../../foundations/complain/index.js';
import { Check, X } from '../../foundations/icons/index.js';
import { permissionWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import type { OnOpenChange } from '../../platform/close-reason.js';
import type { NativeOverlay } from '../../platform/native-overlay.js';
import { BottomSheet } from '../bottom-sheet/index.js';

/**
 * `ask`: the phone can be asked. `denied`: it was refused for good, and only the phone's settings change that.
 * `unavailable`: this phone cannot do it, or may not (a work profile, parental control).
 */
export type PermissionState = 'ask' | 'denied' | 'unavailable';

/** `className` and `style` go to the panel, everything else that a `<dialog>` takes to the dialog. */
export interface PermissionSheetProps extends NativeOverlay {
  open: boolean;
  /** Every way out ends here. Allow and Open settings have the reason `confirm`, saying no has `cancel`. */
  onOpenChange: OnOpenChange;
  /** What is asked for, as a question: "May we use the camera?". */
  title: string;
  /** What it is for and what happens without it, in plain words. */
  why: ReactNode;
  /** What is read once it is allowed, one thing each: "The photo that you take". */
  reads: readonly string[];
  /** What is not read although one may fear it: "Your other photos". */
  leaves?: readonly string[] | undefined;
  /** Default: `ask`. */
  state?: PermissionState | undefined;
  /** Asks the phone. Called in the tap itself, as browsers demand, before `onOpenChange(false, 'confirm')`. */
  onAllow: () => void;
  /** Opens the phone's settings, where the host can do that. Without it the sheet says where to look, and has no such button. */
  onOpenSettings?: (() => void) | undefined;
}

const states: readonly string[] = ['ask', 'denied', 'unavailable'];

/**
 * Asks before the phone asks: why, what is read and what is not. Renders a BottomSheet. Yes and No are buttons of one
 * size and one look, and every other way out is a No.
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

/** What is read, or not: told apart by the heading and the icon, not by colour. */
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
