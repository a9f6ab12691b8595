import { chooseRadio, fillRow, givePhoto, slideTo, tick } from './field-steps.js';
import type { TestingOptions } from './looking.js';
import { expectRowInvalid, expectRowValid, expectRowValue } from './row-checks.js';
import { cancelSheet, confirmSheet, openSheet, pickFrom, setDate, setPeriod } from './sheet-steps.js';

/** All steps and checks. Options of a single step override the options of the tester. */
export interface FormTester {
  fillRow: typeof fillRow;
  chooseRadio: typeof chooseRadio;
  tick: typeof tick;
  slideTo: typeof slideTo;
  givePhoto: typeof givePhoto;
  openSheet: typeof openSheet;
  pickFrom: typeof pickFrom;
  setDate: typeof setDate;
  setPeriod: typeof setPeriod;
  confirmSheet: typeof confirmSheet;
  cancelSheet: typeof cancelSheet;
  expectRowInvalid: typeof expectRowInvalid;
  expectRowValid: typeof expectRowValid;
  expectRowValue: typeof expectRowValue;
}

/**
 * All steps and checks with the same options: another language, one form of several, more patience.
 *
 * @example
 * const { fillRow, setDate } = formTester({ strings: sw, within: canvasElement });
 */
export function formTester(all: TestingOptions): FormTester {
  const options = (own: TestingOptions | undefined): TestingOptions => ({ ...all, ...own });
  return {
    fillRow: (row, text, own) => fillRow(row, text, options(own)),
    chooseRadio: (row, choice, own) => chooseRadio(row, choice, options(own)),
    tick: (label, to, own) => tick(label, to, options(own)),
    slideTo: (label, value, own) => slideTo(label, value, options(own)),
    givePhoto: (label, file, own) => givePhoto(label, file, options(own)),
    openSheet: (row, own) => openSheet(row, options(own)),
    pickFrom: (row, choice, own) => pickFrom(row, choice, options(own)),
    setDate: (row, day, own) => setDate(row, day, options(own)),
    setPeriod: (row, period, own) => setPeriod(row, period, options(own)),
    confirmSheet: (own) => confirmSheet(options(own)),
    cancelSheet: (own) => cancelSheet(options(own)),
    expectRowInvalid: (row, message, own) => expectRowInvalid(row, message, options(own)),
    expectRowValid: (row, own) => expectRowValid(row, options(own)),
    expectRowValue: (row, value, own) => expectRowValue(row, value, options(own)),
  };
}
