/* The props that the types of actions accept and refuse; the type checker is the test (`tsc -p ui`). */
import { createRef, type ReactNode, type SVGProps } from 'react';
import { Button } from '../src/actions/button/index.ts';
import { CopyButton } from '../src/actions/copy-button/index.ts';
import { IconButton } from '../src/actions/icon-button/index.ts';
import { LinkButton } from '../src/actions/link-button/index.ts';

declare const accept: (element: ReactNode) => void;
declare const maybe: { text: string | undefined; flag: boolean | undefined };
const button = createRef<HTMLButtonElement>();
const looks = { className: 'mt-4', style: { marginBlockStart: '1rem' }, id: 'pay' };

// Looks, attributes, events and the ref of a button.
accept(
  <Button {...looks} data-testid="pay" aria-describedby="why" aria-controls="sheet" title="Pay" ref={button}>
    Pay
  </Button>,
);
accept(
  <Button className={maybe.text} style={{ '--gap': 0 } as object} formNoValidate name="answer" value="yes">
    Yes
  </Button>,
);
accept(
  <Button onPointerDown={({ currentTarget }) => currentTarget.form} onFocus={(event) => event.relatedTarget}>
    Pay
  </Button>,
);
accept(<IconButton {...looks} label="Help" icon="?" data-testid="help" aria-controls="sheet" ref={button} />);
accept(<IconButton label="Help" icon="?" disabled={maybe.flag} onClick={(event) => event.currentTarget} />);
accept(
  <CopyButton {...looks} value="1" what="number" data-testid="copy" aria-describedby="n" ref={button} />,
);
accept(<CopyButton value="1" what="number" onClick={(event) => event.currentTarget.form} />);

// LinkButton is one of two elements: it accepts the props of both, and the ref of either.
accept(
  <LinkButton {...looks} href={maybe.text} data-testid="rules" aria-describedby="why" download hrefLang="sw">
    Rules
  </LinkButton>,
);
accept(
  <LinkButton onClick={() => undefined} disabled={maybe.flag} ref={createRef<HTMLElement>()}>
    Rules
  </LinkButton>,
);

// @ts-expect-error Classes are a text.
accept(<Button className={['mt-4']}>Pay</Button>);
// @ts-expect-error A style is an object.
accept(<Button style={16}>Pay</Button>);
// @ts-expect-error Where it leads is a LinkButton's.
accept(<Button href="#pay">Pay</Button>);
// @ts-expect-error Nothing of a drawing.
accept(<Button viewBox={({} as SVGProps<SVGSVGElement>).viewBox}>Pay</Button>);
// @ts-expect-error It never sends a form.
accept(<IconButton label="Help" icon="?" type="submit" />);
// @ts-expect-error What is copied is a text.
accept(<CopyButton value={1} what="number" />);
// @ts-expect-error A button of it is a button, whatever it leads to.
accept(<LinkButton type="submit">Rules</LinkButton>);
