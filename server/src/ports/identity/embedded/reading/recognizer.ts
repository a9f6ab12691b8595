import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWorker, OEM, PSM, type Page, type WorkerParams } from 'tesseract.js';
import type { CardLine } from './card-lines.ts';

/** The layout of a picture and its allowed characters: all without `signs`. */
export interface Manner {
  layout: 'scattered' | 'block' | 'line';
  signs?: string;
}

/** Recognises text in pictures, one after the other. */
export interface Recognizer {
  /** The lines of a PNG, with the words' places in px. */
  recognize(png: Buffer, manner: Manner): Promise<CardLine[]>;
  close(): Promise<void>;
}

const modes = { scattered: PSM.SPARSE_TEXT, block: PSM.SINGLE_BLOCK, line: PSM.SINGLE_LINE } as const;

/**
 * Starts Tesseract in a thread, about 0.4 s of CPU time. All files are in its packages; nothing is
 * downloaded.
 */
export async function openRecognizer(): Promise<Recognizer> {
  const model = fileURLToPath(
    import.meta.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
  );
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: path.dirname(model),
    gzip: true,
    cacheMethod: 'none',
    // Without a handler Tesseract throws uncatchably; the caller learns of the error by the promise.
    errorHandler: () => undefined,
  });
  return {
    async recognize(png, { layout, signs = '' }) {
      const parameters: Partial<WorkerParams> = {
        tessedit_pageseg_mode: modes[layout],
        tessedit_char_whitelist: signs,
        // Otherwise Tesseract guesses a resolution per picture.
        user_defined_dpi: '300',
        // Tesseract logs each difficult picture to stderr.
        debug_file: '/dev/null',
      };
      await worker.setParameters(parameters);
      const { data } = await worker.recognize(png, {}, { text: false, blocks: true });
      return linesOf(data);
    },
    async close() {
      await worker.terminate();
    },
  };
}

function linesOf(page: Page): CardLine[] {
  const lines = (page.blocks ?? []).flatMap((block) =>
    block.paragraphs.flatMap((paragraph) => paragraph.lines),
  );
  return lines.map((line) =>
    line.words.map(({ text, confidence, bbox }) => ({
      text: text.trim(),
      confidence,
      left: bbox.x0,
      top: bbox.y0,
      right: bbox.x1,
      bottom: bbox.y1,
    })),
  );
}
