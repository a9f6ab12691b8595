import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { ListRow } from '@kopa/ui/list-row';
import { NavBar } from '@kopa/ui/nav-bar';
import { NoticeBar } from '@kopa/ui/notice-bar';
import { Screen } from '@kopa/ui/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/notice-bar/examples',
  component: NoticeBar,
  tags: ['no-picture'],
  args: { children: '' },
} satisfies Meta<typeof NoticeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Below the header of a screen. */
export const BeforePayday: Story = {
  render: () => (
    <Screen
      header={
        <>
          <NavBar title="Your loan" onBack={() => undefined} />
          <NoticeBar
            tone="warning"
            caption="10,748 shillings, by midnight."
            action={<Button variant="outline">Pay</Button>}
          >
            Your payment is due tomorrow
          </NoticeBar>
        </>
      }
    >
      <Card heading="This loan" flush>
        <ListRow label="Borrowed" end="KSh 10,000" />
        <ListRow label="Due" end="22 November" />
      </Card>
    </Screen>
  ),
};
