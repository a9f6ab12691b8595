import { PermissionSheet } from '@kopa/ui/permission-sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { body, closedBy, open, OpenedBy, press } from './opened-by.tsx';

const meta = {
  title: 'ui/overlays/permission-sheet/features',
  component: PermissionSheet,
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'May we use the camera?',
    why: 'To photograph your card. You can also choose photos that you have.',
    reads: ['The photos that you take here'],
    onAllow: fn(),
  },
  render: (args) => (
    <OpenedBy heading="Your card" label="Take a photo">
      {(isOpen, onOpenChange) => <PermissionSheet {...args} open={isOpen} onOpenChange={onOpenChange} />}
    </OpenedBy>
  ),
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof PermissionSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Allow calls the host in the tap itself: browsers ask only then. */
export const Allowed: Story = {
  play: async ({ args }) => {
    await open('Take a photo');
    await press('Allow');
    await closedBy('confirm', 'Take a photo');
    await expect(args.onAllow).toHaveBeenCalledOnce();
  },
};

/** Refused for good: only the phone's settings change that. */
export const Denied: Story = {
  args: { state: 'denied', onOpenSettings: fn() },
  play: async () => {
    await open('Take a photo');
    await expect(body().queryByRole('button', { name: 'Allow' })).toBeNull();
    await expect(body().getByRole('button', { name: 'Open settings' })).toBeVisible();
  },
};

/** A host that cannot open the settings says where they are, and has no button for it. */
export const DeniedWithoutSettings: Story = {
  args: { state: 'denied' },
  play: async () => {
    await open('Take a photo');
    await expect(body().queryByRole('button', { name: 'Open settings' })).toBeNull();
  },
};

export const Unavailable: Story = {
  args: { state: 'unavailable' },
  play: async () => {
    await open('Take a photo');
    await expect(body().getByRole('button', { name: 'Go on without it' })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    title: 'May we read the names and numbers of the people in your phone book?',
    why: 'To fill in the two people we may call when we cannot reach you. You can also type their names and numbers yourself; that takes about two minutes longer.',
    reads: [
      'The name and the number of the one person that you tap, each time that you choose one',
      'Nothing before you tap',
    ],
    leaves: ['The other people in your phone book', 'Your messages and calls'],
  },
  play: async () => {
    const dialog = await open('Take a photo');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const JuaDark: Story = {
  globals: { brand: 'jua', mode: 'dark' },
  args: { leaves: ['Your other photos'] },
  play: async () => {
    await open('Take a photo');
  },
};

export const Swahili: Story = {
  globals: { locale: 'sw' },
  args: {
    title: 'Tunaweza kutumia kamera?',
    why: 'Ili kupiga picha ya kadi yako. Unaweza pia kuchagua picha uliyo nayo.',
    reads: ['Picha unazopiga hapa'],
    leaves: ['Picha zako nyingine'],
  },
  play: async () => {
    await open('Take a photo');
    await expect(body().getByRole('button', { name: 'Si sasa' })).toBeVisible();
  },
};
