import type { ComponentType } from 'react';
import { beforeEach, it } from 'vitest';
import { expectOpenOverlay } from '../../test/open-overlay.js';
import type { NativeOverlay } from '../platform/native-overlay.js';
import { LoadingOverlay } from '../states/loading-overlay/index.js';
import { BottomSheet, preloadDragEngine } from './bottom-sheet/index.js';
import { CommandPalette } from './command-palette/index.js';
import { Dialog } from './dialog/index.js';
import { PermissionSheet } from './permission-sheet/index.js';

const shut = () => undefined;
const title = 'Late charge';

const overlays: [string, ComponentType<NativeOverlay>, panel: string][] = [
  [
    'BottomSheet',
    (props) => (
      <BottomSheet {...props} open onOpenChange={shut} title={title}>
        A day.
      </BottomSheet>
    ),
    '.kopa-sheet-panel',
  ],
  [
    'BottomSheet that is dragged',
    (props) => (
      <BottomSheet {...props} draggable open onOpenChange={shut} title={title}>
        A day.
      </BottomSheet>
    ),
    '.kopa-sheet-panel',
  ],
  [
    'PermissionSheet',
    (props) => (
      <PermissionSheet
        {...props}
        open
        onOpenChange={shut}
        title={title}
        why=""
        reads={['It']}
        onAllow={shut}
      />
    ),
    '.kopa-sheet-panel',
  ],
  [
    'Dialog',
    (props) => <Dialog {...props} open onOpenChange={shut} title={title} text="A day." />,
    '.kopa-dialog-panel',
  ],
  [
    'CommandPalette',
    (props) => (
      <CommandPalette
        {...props}
        open
        onOpenChange={shut}
        label={title}
        query=""
        onQueryChange={shut}
        groups={[]}
        onChoose={shut}
        empty="Nothing"
      />
    ),
    'dialog > .shadow-raised',
  ],
  ['LoadingOverlay', (props) => <LoadingOverlay {...props} open label={title} />, '.kopa-dialog-panel'],
];

beforeEach(() => preloadDragEngine());

it.each(overlays)(
  '%s applies looks to the panel, and everything else to the dialog',
  async (_, Overlay, panelOf) => {
    await expectOpenOverlay(Overlay, title, panelOf);
  },
);
