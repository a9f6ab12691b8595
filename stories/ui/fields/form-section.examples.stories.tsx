import { FormSection } from '@kopa/ui/form-section';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ContactsSection } from './sections/contacts-section.tsx';
import { PersonalSection } from './sections/personal-section.tsx';
import { ResidenceSection } from './sections/residence-section.tsx';
import { WorkSection } from './sections/work-section.tsx';

/** The four sections of an application, as a borrower fills them in. */
const meta = {
  title: 'ui/fields/form-section/examples',
  component: FormSection,
  args: { heading: '', children: null },
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const row = (name: RegExp) => screen.getByRole('button', { name });
async function pick(name: RegExp, option: string) {
  await userEvent.click(row(name));
  const sheet = await screen.findByRole('dialog');
  await userEvent.click(within(sheet).getByRole('option', { name: option }));
  await gone();
}

/** What follows the birthday appears when it is chosen; sending marks what is missing, and a row heals when it is right. */
export const PersonalInformation: Story = {
  render: () => <PersonalSection />,
  play: async () => {
    await expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
    await userEvent.click(row(/^Birthday/));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await gone();
    await expect(row(/^Birthday/)).toHaveAccessibleName('Birthday 14 Mar 1994');
    await expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await send();
    await expect(screen.getByRole('region', { name: 'Please fix 7 answers' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: /^Gender/ }));
    await userEvent.keyboard(' ');
    await expect(screen.queryByRole('link', { name: /^Gender/ })).toBeNull();
    await pick(/^Education/, 'Senior school');
    await expect(screen.getByRole('region', { name: 'Please fix 5 answers' })).toBeVisible();
    await expect(screen.getByText('5 of 11 answered')).toBeVisible();
  },
};

/** The city waits for the state; both are chosen in one sheet. */
export const Residence: Story = {
  render: () => <ResidenceSection />,
  play: async () => {
    await expect(row(/^City/)).toHaveAccessibleName('City Choose a state first');
    await send();
    await userEvent.click(row(/^State/));
    const sheet = await screen.findByRole('dialog');
    await userEvent.click(within(sheet).getByRole('option', { name: /Coast/ }));
    await userEvent.click(await within(sheet).findByRole('option', { name: /Mombasa/ }));
    await gone();
    await expect(row(/^State/)).toHaveAccessibleName('State Coast');
    await expect(row(/^City/)).toHaveAccessibleName('City Mombasa');
    await expect(screen.getByRole('region', { name: 'Please fix 2 answers' })).toBeVisible();
  },
};

/** Lists in sheets, and days of the month, of which the second must be another. */
export const Work: Story = {
  render: () => <WorkSection />,
  play: async () => {
    await pick(/^How long/, '1 to 3 years');
    await send();
    await expect(screen.getByRole('region', { name: 'Please fix 2 answers' })).toHaveFocus();
    await expect(screen.getByText('4 of 7 answered')).toBeVisible();
  },
};

/** Two people are required, three may be added; a tip stands between. */
export const EmergencyContacts: Story = {
  render: () => <ContactsSection />,
  play: async () => {
    await send();
    await expect(screen.getByRole('region', { name: 'Please fix 3 answers' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Contact 2, name: enter the name' }));
    await userEvent.keyboard('Achieng');
    await expect(screen.getByRole('region', { name: 'Please fix 2 answers' })).toBeVisible();
  },
};
