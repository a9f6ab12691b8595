import { chooseRadio, fillRow, givePhoto, slideTo, tick } from './field-steps.js';
import type { TestingOptions } from './looking.js';
import { expectRowInvalid, expectRowValid, expectRowValue } from './row-checks.js';
import { cancelSheet, confirmSheet, openSheet, pickFrom, setDate, setPeriod } from './sheet-steps.js';

/**
 * All steps and checks with the same options: another language, one form of several, more patience. What a single step is
 * given goes before.
 *
 * @example
 * const { fillRow, setDate } = formTester({ strings: sw, within: canvasElement });
 */
export function formTester(all: TestingOptions) {
  const options = (own: TestingOptions | undefined): TestingOptions => ({ ...all, ...own });
  return {
    fillRow: ((row, text, own) => fillRow(row, text, options(own))) satisfies typeof fillRow,
    chooseRadio: ((row, choice, own) => chooseRadio(row, choice, options(own))) satisfies typeof chooseRadio,
    tick: ((label, to, own) => tick(label, to, options(own))) satisfies typeof tick,
    slideTo: ((label, value, own) => slideTo(label, value, options(own))) satisfies typeof slideTo,
    givePhoto: ((label, file, own) => givePhoto(label, file, options(own))) satisfies typeof givePhoto,
    openSheet: ((row, own) => openSheet(row, options(own))) satisfies typeof openSheet,
    pickFrom: ((row, choice, own) => pickFrom(row, choice, options(own))) satisfies typeof pickFrom,
    setDate: ((row, day, own) => setDate(row, day, options(own))) satisfies typeof setDate,
    setPeriod: ((row, period, own) => setPeriod(row, period, options(own))) satisfies typeof setPeriod,
    confirmSheet: ((own) => confirmSheet(options(own))) satisfies typeof confirmSheet,
    cancelSheet: ((own) => cancelSheet(options(own))) satisfies typeof cancelSheet,
    expectRowInvalid: ((row, message, own) =>
      expectRowInvalid(row, message, options(own))) satisfies typeof expectRowInvalid,
    expectRowValid: ((row, own) => expectRowValid(row, options(own))) satisfies typeof expectRowValid,
    expectRowValue: ((row, value, own) =>
      expectRowValue(row, value, options(own))) satisfies typeof expectRowValue,
  };
}
