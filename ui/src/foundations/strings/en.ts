import { cameraWords } from './english-camera.js';
import { retryWords } from './english-retry.js';
import * as dates from './english-dates.js';
import * as parts from './english-parts.js';
import { photoWords } from './english-photos.js';
import * as english from './english.js';
import type { UiStrings } from './ui-strings.js';

/** English. */
export const en: UiStrings = {
  ...english.generalWords,
  ...english.rowWords,
  ...english.summaryWords,
  ...parts.sectionWords,
  ...english.amountWords,
  ...parts.starWords,
  ...photoWords,
  ...cameraWords,
  ...retryWords,
  ...parts.listWords,
  ...parts.moreWords,
  ...parts.refreshWords,
  ...parts.actWords,
  ...parts.choiceWords,
  ...dates.dayOfMonthWords,
  ...parts.regionWords,
  ...dates.periodWords,
  ...dates.wheelWords,
  ...dates.dateWords,
  ...dates.calendarWords,
  ...english.wayWords,
  ...english.waitingWords,
  ...english.connectionWords,
  ...english.outcomeWords,
  ...english.sumWords,
  ...parts.sheetWords,
  ...parts.permissionWords,
  ...parts.copyWords,
  ...parts.linkWords,
  ...parts.costWords,
  ...parts.messageWords,
  ...parts.questionWords,
};
