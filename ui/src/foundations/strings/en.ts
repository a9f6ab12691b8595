import { cameraWords } from './english-camera.js';
import { retryWords } from './english-retry.js';
import * as english from './english.js';
import type { UiStrings } from './ui-strings.js';

/** English. */
export const en: UiStrings = {
  ...english.generalWords,
  ...english.rowWords,
  ...english.summaryWords,
  ...english.sectionWords,
  ...english.amountWords,
  ...english.starWords,
  ...english.photoWords,
  ...cameraWords,
  ...retryWords,
  ...english.listWords,
  ...english.choiceWords,
  ...english.dayOfMonthWords,
  ...english.regionWords,
  ...english.periodWords,
  ...english.wheelWords,
  ...english.dateWords,
  ...english.calendarWords,
  ...english.wayWords,
  ...english.waitingWords,
  ...english.connectionWords,
  ...english.outcomeWords,
  ...english.sumWords,
  ...english.sheetWords,
  ...english.permissionWords,
  ...english.copyWords,
  ...english.linkWords,
  ...english.costWords,
  ...english.messageWords,
  ...english.questionWords,
};
