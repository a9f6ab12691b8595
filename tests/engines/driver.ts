import { waitUntil } from '../../scripts/wait-until.ts';
import { patient } from '../../scripts/patience.ts';
import type { Command, Transport } from './transports.ts';

/** One device of a chain of actions, as WebDriver takes it; its places in CSS px. */
export interface Device {
  type: 'key' | 'pointer' | 'wheel';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: readonly { type: string; x?: number; y?: number; [more: string]: unknown }[];
}

/** The frame of a page in a window that cannot be as narrow as a phone. */
export interface Frame {
  /** Window px of a CSS px. */
  scale: number;
  /** The size until `resize`, in CSS px. */
  size: { width: number; height: number };
}

/** No name of WebDriver's own refusals. */
interface Answer<Result> {
  result: Result;
  thrown?: string;
}

/** How a function comes into the page and its promise's result comes back. */
const wrapped = (source: string) => `
  const done = arguments[arguments.length - 1];
  const fail = (error) => done({ thrown: String((error && error.message) || error) });
  try {
    Promise.resolve((${source})(...arguments[0])).then((result) => done({ result }), fail);
  } catch (error) {
    fail(error);
  }`;

/** An error that the page itself has thrown, and not the way to it. */
export class PageError extends Error {}

/** One page of an engine. */
export class Driver {
  private readonly transport: Transport;
  private readonly frame: Frame | undefined;
  private readonly onClose: () => Promise<void>;

  constructor(transport: Transport, { frame, onClose }: { frame?: Frame; onClose: () => Promise<void> }) {
    this.transport = transport;
    this.frame = frame;
    this.onClose = onClose;
  }

  async begin(): Promise<void> {
    await this.transport.send('wait', { script: patient(60_000), pageLoad: patient(60_000) });
  }

  async go(url: string): Promise<void> {
    if (!this.frame) {
      await this.transport.send('go', { url });
      return;
    }
    const { width, height } = this.frame.size;
    const isHere = await this.run((to) => {
      const [page, place] = location.href.split('#');
      const [next, nextPlace] = to.split('#');
      if (page !== next || place === nextPlace) return false;
      location.href = to;
      return true;
    }, url);
    if (isHere) return;
    await this.transport.send('enter', { id: null });
    await this.transport.send('go', { url });
    await this.run(
      (address, wide, high) => {
        document.documentElement.innerHTML = '<body style="margin:0"><iframe style="border:0">';
        const frame = document.querySelector('iframe')!;
        Object.assign(frame.style, { width: `${wide}px`, height: `${high}px` });
        frame.src = address;
        return new Promise<void>((resolve) => {
          frame.addEventListener('load', () => resolve());
        });
      },
      url,
      width,
      height,
    );
    await this.transport.send('enter', { id: 0 });
  }

  /**
   * Sends a command to the page. WPE forgets the entered frame when its page changes its address, and may not
   * find the frame at once.
   */
  private async sendIn(command: Command, body: Record<string, unknown>): Promise<unknown> {
    const answer = await waitUntil(
      async () => {
        try {
          return { value: await this.transport.send(command, body) };
        } catch (error) {
          if (!this.frame || !/no such (window|frame)/.test(String(error))) throw error;
          await waitUntil(
            () => this.enterFrame(),
            () => `the frame of the page after ${String(error)}`,
          );
          return undefined;
        }
      },
      () => `a page that takes the command "${command}"`,
    );
    return answer.value;
  }

  /** Says whether there is a frame. */
  private async enterFrame(): Promise<boolean> {
    await this.transport.send('enter', { id: null });
    return this.transport.send('enter', { id: 0 }).then(
      () => true,
      () => false,
    );
  }

  async reload(): Promise<void> {
    if (!this.frame) {
      await this.transport.send('reload');
      return;
    }
    // The frame alone: a new one has no history, and no state in it.
    await this.transport.send('enter', { id: null });
    await this.run(() => {
      const frame = document.querySelector('iframe')!;
      return new Promise<void>((resolve) => {
        frame.addEventListener('load', () => resolve(), { once: true });
        frame.contentWindow!.location.reload();
      });
    });
    await this.transport.send('enter', { id: 0 });
  }

  async back(): Promise<void> {
    await this.transport.send('back');
  }

  /** Runs a function in the page and gives its result. The function uses no name from outside itself. */
  async run<Args extends unknown[], Result>(
    act: ((...args: Args) => Result | Promise<Result>) | string,
    ...args: Args
  ): Promise<Result> {
    const answer = await this.sendIn('run', { script: wrapped(String(act)), args: [args] });
    const { result, thrown } = answer as Answer<Result>;
    if (thrown !== undefined) throw new PageError(thrown);
    return result;
  }

  /** Gives the page a library by its source and global name, past the page's own policy of scripts. */
  async load(source: string, name: string): Promise<void> {
    const script = `${source}\n;window.${name} = { ...globalThis.${name}, RegExp };arguments[arguments.length - 1](null);`;
    await this.sendIn('run', { script, args: [] });
  }

  /** Plays the actions of keys, pointer and wheel. */
  async act(...devices: Device[]): Promise<void> {
    const { scale = 1 } = this.frame ?? {};
    const actions = devices.map((device) => ({
      ...device,
      actions: device.actions.map((action) => ({
        ...action,
        ...(action.x !== undefined && { x: Math.round(action.x * scale) }),
        ...(action.y !== undefined && { y: Math.round(action.y * scale) }),
      })),
    }));
    await this.sendIn('act', { actions });
  }

  /** Types into the element that the selector finds: paths of files into a file input. */
  async type(selector: string, text: string): Promise<void> {
    const found = await this.sendIn('find', { using: 'css selector', value: selector });
    const [id] = Object.values(found as Record<string, string>);
    await this.transport.send('type', { id, text });
  }

  /** Gives the page a size in px. */
  async resize(width: number, height: number): Promise<void> {
    if (this.frame) {
      this.frame.size = { width, height };
      await this.run(
        (wide, high) => {
          const frame = window.frameElement as HTMLIFrameElement | null;
          if (frame) Object.assign(frame.style, { width: `${wide}px`, height: `${high}px` });
        },
        width,
        height,
      );
      return;
    }
    await waitUntil(
      async () => {
        const [wide, high] = await this.run(() => [window.innerWidth, window.innerHeight] as const);
        if (wide === width && high === height) return true;
        const window_ = (await this.transport.send('size')) as { width: number; height: number };
        await this.transport.send('resize', {
          x: 0,
          y: 0,
          width: window_.width + width - wide,
          height: window_.height + height - high,
        });
        return false;
      },
      () => `a page of ${width}x${height}`,
    );
  }

  async close(): Promise<void> {
    await this.transport.end().catch(() => undefined);
    await this.onClose();
  }
}
