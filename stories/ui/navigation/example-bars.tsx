import { BrandMark } from '@kopa/ui/brand-mark';
import { Button } from '@kopa/ui/button';
import { IconButton } from '@kopa/ui/icon-button';
import { CircleQuestionMark, Globe, House, ReceiptText, User } from '@kopa/ui/icons';
import { NavBar } from '@kopa/ui/nav-bar';
import { TabBar } from '@kopa/ui/tab-bar';

/** Stands for the app's action. */
export const nothing = () => undefined;
/** Always the last of the bar. */
export const help = <IconButton label="Help" icon={<CircleQuestionMark aria-hidden />} />;
/** Back, a title, help. */
export const bar = (title: string, plain = false) => (
  <NavBar title={title} onBack={nothing} end={help} plain={plain} />
);
/** The mark, the language, help. */
export const home = (
  <NavBar
    start={<BrandMark />}
    title="EasyCash"
    end={
      <>
        <Button variant="text" tone="muted" icon={<Globe aria-hidden />}>
          English
        </Button>
        {help}
      </>
    }
  />
);
/** The three places, one of them current. */
export const tabs = (current: string) => (
  <TabBar
    items={[
      { id: 'home', label: 'Home', icon: <House aria-hidden />, href: '#/' },
      { id: 'records', label: 'Records', icon: <ReceiptText aria-hidden />, href: '#/records' },
      { id: 'me', label: 'Me', icon: <User aria-hidden />, href: '#/me' },
    ].map((item) => ({ ...item, current: item.id === current }))}
  />
);
