/*
 * Functions that run in a story's page, before Storybook. Playwright sends the functions as text, so no
 * function uses a name from outside itself.
 */

/** The result of a story, as the page reports it. */
export interface Outcome {
  status: string;
  /** Errors of rendering and play; Storybook still reports such a story as a success. */
  thrown: string[];
  accessibility: { status: string; violations: string[] } | undefined;
}

interface Finished {
  storyId: string;
  status: string;
  reporters: {
    type: string;
    status: string;
    result?: {
      violations?: { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }[];
    };
  }[];
}

interface Preview {
  ready(): Promise<void>;
  storyStoreValue: {
    /**
     * The toolbar's values. The update causes no event, so that the previous story does not render again.
     */
    userGlobals: { update(globals: Record<string, string>): void };
    loadStory(story: { storyId: string }): Promise<{
      storyGlobals: { brand?: string; viewport?: { value?: string } };
      parameters: { viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> } };
    }>;
  };
}

declare global {
  var storyOutcomes: Map<string, Outcome>;
  var __STORYBOOK_PREVIEW__: Preview;
  /** Of the app's stories. */
  var speakLongWords: (() => () => void) | undefined;
  /** Undoes it. */
  var speakShortWords: (() => void) | undefined;
  var __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, data: unknown): void };
}

/** Writes down, by story, how it ended. */
export function recordOutcomes(): void {
  globalThis.storyOutcomes = new Map();
  let thrown: string[] = [];
  const listen = (channel: { on(event: string, listener: (data: never) => void): void }) => {
    const failures = [
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
      'storyThrewException',
      'storyErrored',
    ];
    for (const event of failures) {
      channel.on(event, (data: { message?: string; description?: string }) => {
        thrown.push(`${event}: ${data?.message ?? data?.description ?? JSON.stringify(data)}`);
      });
    }
    channel.on('storyFinished', ({ storyId, status, reporters }: Finished) => {
      const axe = reporters.find(({ type }) => type === 'a11y');
      const violations = (axe?.result?.violations ?? []).map(
        ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
      globalThis.storyOutcomes.set(storyId, {
        status,
        thrown,
        accessibility: axe && { status: axe.status, violations },
      });
      thrown = [];
    });
    channel.on('storyMissing', (storyId: string) => {
      if (storyId)
        globalThis.storyOutcomes.set(storyId, { status: 'missing', thrown: [], accessibility: undefined });
      thrown = [];
    });
  };
  let channel: never;
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (value: never) => {
      channel = value;
      listen(value);
    },
  });
}

/** Stands the calendar still; timers go on. */
export function freezeDate(now: number): void {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...parts: ConstructorParameters<typeof Date> | []) {
      if (parts.length === 0) super(now);
      else super(...(parts as ConstructorParameters<typeof Date>));
    }
    static override now(): number {
      return now;
    }
  } as DateConstructor;
}

/** No animation, no blinking caret, nothing that is hidden while it is drawn. */
export function stopMotion(): void {
  // Storybook waits a tenth of a second for animations where a document can list them.
  Reflect.deleteProperty(Document.prototype, 'getAnimations');
  document.addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    // A story that takes a moment to prepare is hidden until it stands, and nothing hidden can take the
    // focus.
    style.textContent =
      '.sb-show-preparing-story>#storybook-root{display:block!important}*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}';
    document.head.append(style);
  });
}

/**
 * Texts on the page that look like keys of messages, such as "mobile.required". Addresses and names of files
 * are none.
 */
export function keysOnPage(): string[] {
  // A group for what comes before: Safari 16.0 cannot look behind.
  const keys = /(?:^|[^\w@./:-])([a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)+)(?![\w@/-])/g;
  const found = [...document.body.innerText.matchAll(keys)].map(([, key = '']) => key);
  return found.filter((text) => !/\.(?:com|example|ke|org|jpe?g|png|webp|csv|pdf|ics)$/.test(text));
}

/**
 * Fonts and pictures have arrived and what they change is painted. Returns whether a skeleton is not seen
 * yet: it stands for what comes in a moment, or is about to be seen.
 */
export async function settle(): Promise<boolean> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return document.querySelector('[data-shown=false]') !== null;
}

/** Storybook, asked for no story, can be asked for one; a story that is asked for earlier may never come. */
export function isReady(): boolean {
  return (
    globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined &&
    document.body.classList.contains('sb-show-nopreview')
  );
}

/** Loads all fonts: a late one moves the place to which a play scrolls. */
export async function loadFonts(): Promise<void> {
  await Promise.all([...document.fonts].map((font) => font.load()));
}

/** The size that a story asks for, in px: without Storybook's frame, who shows the story gives it. */
export async function sizeOf(storyId: string): Promise<{ width: number; height: number } | undefined> {
  const { storyGlobals, parameters } = await __STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId });
  const asked = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
  return asked && { width: Number.parseInt(asked.width, 10), height: Number.parseInt(asked.height, 10) };
}

/** The brand that a story names for itself, in place of the toolbar's. */
export async function ownBrandOf(storyId: string): Promise<string | undefined> {
  return (await __STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId })).storyGlobals.brand;
}

/** Shows a story as if nothing had been shown before, and plays it. */
export function showStory({
  storyId,
  globals,
  by,
}: {
  storyId: string;
  globals: Record<string, string>;
  by: string;
}): void {
  storyOutcomes.delete(storyId);
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  __STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update(globals);
  __STORYBOOK_ADDONS_CHANNEL__.emit(by, { storyId, viewMode: 'story' });
}
