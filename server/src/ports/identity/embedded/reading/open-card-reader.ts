import type { MarketCode } from '@kopa/contract';
import type { CardFinding, CardSide, CardText, SafePhoto } from '../../identity-verifier.ts';
import { cardLayouts, type CardLayout } from './card-layouts.ts';
import { labelsIn, type CardLine } from './card-lines.ts';
import { confirmed } from './confirm-front.ts';
import { readMachineLines, type MachineReading } from './machine-lines.ts';
import { cut, pageOf, turned, type Box, type Page } from './page.ts';
import { readFront } from './read-front.ts';
import { openRecognizer } from './recognizer.ts';

/** Reads ID cards. */
export interface CardReader {
  /**
   * Reads one side. An uncertain number is `numberUnread`, not a guess: each value is read twice, in two ways
   * that must agree, and check digits must be right. Uncertain names and days are null. Readings are queued.
   * Throws sharp's error for an undecodable photo.
   */
  read(photo: { side: CardSide; image: SafePhoto; market: MarketCode }): Promise<CardFinding>;
  /** Stops after the current reading. */
  close(): Promise<void>;
}

/** Minimum number of readable labels of a card. */
const fewestLabels = 2;
/** Sizes for machine-readable lines until two readings agree, most successful first. */
const machineScales = [0.53, 0.6, 0.47, 0.67];
const machineSigns = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<';

/**
 * Opens a reader: Tesseract with its English model, about 0.3 GB while reading, 0.4 to 0.6 s of CPU time a
 * side, twice that upside down.
 *
 * Developed and measured with synthetic cards. No real card of any country was tested: the accuracy on real
 * cards, with their patterns, holograms, wear and typefaces, is unknown and lower than on synthetic ones.
 */
export async function openCardReader(): Promise<CardReader> {
  const recognizer = await openRecognizer();
  let last: Promise<unknown> = Promise.resolve();
  return {
    read({ side, image, market }) {
      const layout = cardLayouts[market];
      const reading = last.then(async () => {
        const page = await pageOf(image);
        return side === 'front' ? readFrontPage(page, layout) : readBackPage(page, layout);
      });
      last = reading.catch(() => undefined);
      return reading;
    },
    async close() {
      await last;
      await recognizer.close();
    },
  };

  async function readFrontPage(page: Page, layout: CardLayout): Promise<CardFinding> {
    for (const way of [page, turned(page)]) {
      const lines = await recognizer.recognize(await cut(way.clear, whole(way)), { layout: 'scattered' });
      const reading = readFront(lines, layout);
      if (reading.labels < fewestLabels) continue;
      const text = await confirmed(reading, lines, layout, way, recognizer);
      return text.nationalId === null
        ? { state: 'unread', because: 'numberUnread' }
        : { state: 'read', text };
    }
    return notThisSide;
  }

  async function readBackPage(page: Page, layout: CardLayout): Promise<CardFinding> {
    for (const way of [page, turned(page)]) {
      const finding = layout.machineLines
        ? await readMachines(way, layout.machineLines)
        : await readPlainBack(way, layout);
      if (finding) return finding;
    }
    return notThisSide;
  }

  async function readMachines(
    page: Page,
    country: NonNullable<CardLayout['machineLines']>,
  ): Promise<CardFinding | null> {
    const lowerHalf = { ...whole(page), top: Math.round(page.clear.height / 2) };
    const readings: MachineReading[] = [];
    for (const scale of machineScales) {
      const lines = await recognizer.recognize(await cut(page.clear, lowerHalf, scale), {
        layout: 'block',
        signs: machineSigns,
      });
      const reading = readMachineLines(lines.map(joined), country);
      if (!reading.present && readings.length === 0) return null;
      const { nationalId, birthday } = reading.text;
      const certain = country === 'kenya' ? nationalId : birthday;
      const same = readings.some(({ text }) => text.nationalId === nationalId && text.birthday === birthday);
      if (certain !== null && same) return { state: 'read', text: reading.text };
      readings.push(reading);
    }
    return country === 'kenya'
      ? { state: 'unread', because: 'numberUnread' }
      : { state: 'read', text: nothing };
  }

  /** Without machine-readable lines the only question is whether the photo shows a back. */
  async function readPlainBack(page: Page, layout: CardLayout): Promise<CardFinding | null> {
    const lines = await recognizer.recognize(await cut(page.clear, whole(page)), { layout: 'scattered' });
    if (readFront(lines, layout).labels >= fewestLabels) return null;
    const labels = new Set(labelsIn(lines, layout.back).map((label) => label.name));
    return labels.size >= fewestLabels ? { state: 'read', text: nothing } : null;
  }
}

const notThisSide: CardFinding = { state: 'unread', because: 'notThisSide' };
const nothing: CardText = { nationalId: null, names: null, birthday: null };

const whole = ({ clear }: Page): Box => ({ left: 0, top: 0, right: clear.width, bottom: clear.height });
const joined = (line: CardLine) => line.map((word) => word.text).join('');
