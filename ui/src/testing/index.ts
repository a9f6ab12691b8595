/**
 * Steps that fill a form as a person does, and checks of rows, in a browser and in jsdom. The door imports no
 * test library.
 */
export { chooseRadio, fillRow, givePhoto, slideTo, tick } from './field-steps.js';
export { formTester, type FormTester } from './form-tester.js';
export type { TestingOptions } from './looking.js';
export type { Label } from './names.js';
export { expectRowInvalid, expectRowValid, expectRowValue } from './row-checks.js';
export { cancelSheet, confirmSheet, openSheet, pickFrom, setDate, setPeriod } from './sheet-steps.js';
