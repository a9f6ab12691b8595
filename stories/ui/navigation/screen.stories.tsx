import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../guide.ts';

const questions = Array.from({ length: 16 }, (_, index) => `Question ${index + 1}`);

/** The frame of a page: header and footer stay, the page scrolls between them. */
const meta = {
  title: 'ui/navigation/screen',
  component: Screen,
  args: {
    header: <NavBar title="About you" onBack={() => undefined} />,
    footer: <Button block>Continue</Button>,
    children: (
      <FieldGroup>
        {questions.map((label) => (
          <TextField key={label} label={label} />
        ))}
      </FieldGroup>
    ),
  },
  parameters: {
    ...guide({
      keys: [
        ['Tab', 'goes through the page; what has the focus is never under a bar'],
        ['Page Up, Page Down, Space', 'scroll the page'],
      ],
      dos: [
        'Put the one filled button into the footer, and what gates it above it.',
        'Give every screen one h1: the focus starts there.',
        'Give place where one Screen stays while the page in it changes.',
      ],
      donts: [
        'Scroll a box in the page: the page itself scrolls.',
        'Put two filled buttons into the footer.',
        'Nest screens: what lies over the page is a BottomSheet.',
      ],
    }),
    docs: { story: { inline: false, height: '740px' } },
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Focus starts at the heading, and a focused element is never under a bar (WCAG 2.4.11). */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(getComputedStyle(heading).outlineStyle).toBe('none');
    const top = canvas.getByRole('banner').getBoundingClientRect().bottom;
    const bar = canvas.getByRole('button', { name: 'Continue' }).getBoundingClientRect().top - 13;
    for (const name of questions) {
      await userEvent.tab();
      const input = canvas.getByRole('textbox', { name });
      await expect(input).toHaveFocus();
      const box = input.getBoundingClientRect();
      await expect(box.top).toBeGreaterThanOrEqual(top);
      await expect(box.bottom).toBeLessThanOrEqual(bar);
    }
    window.scrollTo(0, 0);
  },
};
