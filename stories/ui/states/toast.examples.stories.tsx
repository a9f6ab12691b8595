import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { ListRow } from '@kopa/ui/list-row';
import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';
import { ToastProvider, useToast } from '@kopa/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

const meta = {
  title: 'ui/states/toast/examples',
  component: ToastProvider,
  args: { children: null },
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const people = ['Grace Wanjiru', 'Peter Otieno'];

function Contacts() {
  const toast = useToast();
  const [left, setLeft] = useState(people);
  const remove = (person: string) => {
    setLeft(left.filter((other) => other !== person));
    toast(`${person} removed`, { tone: 'info', action: { label: 'Undo', onPress: () => setLeft(left) } });
  };
  return (
    <Screen header={<NavBar title="People we may call" />} footer={<Button block>Continue</Button>}>
      <Card flush>
        {left.map((person) => (
          <ListRow key={person} label={person} caption="Tap to remove" onClick={() => remove(person)} />
        ))}
      </Card>
    </Screen>
  );
}

/** Removed at once, without a question: it can be undone. */
export const UndoARemoval: Story = {
  args: { children: <Contacts /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Peter/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Peter/ })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /Peter/ }));
    await canvas.findByRole('button', { name: 'Undo' });
  },
};
