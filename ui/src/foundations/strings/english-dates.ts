/** Days of every month. */
export const dayOfMonthWords = {
  shorterMonths: 'in shorter months, the last day',
  everyMonthOn: 'Day {day} of every month',
  chooseDay: 'Choose a day of the month',
};

/** Months of a year. */
export const periodWords = {
  monthYearExample: 'MM/YY',
  monthNotReal: '{text} is not a month and a year. Write them as on the card, such as 07/29',
  monthIncomplete: 'Write the month and the year, such as 07/29',
};

/** Wheels, and typing in their place. */
export const wheelWords = {
  day: 'Day',
  month: 'Month',
  year: 'Year',
  typeItInstead: 'Type it instead',
  useTheWheels: 'Choose it instead',
  dateTooEarly: 'Choose {date} or later',
  dateTooLate: 'Choose {date} or earlier',
  dateMoved: 'it was {date}, which cannot be chosen here',
};

/** Days of a year. */
export const dateWords = {
  dateShortened: 'the month has {n} days',
  dateIncomplete: 'Fill in the day, the month and the year',
  dateNotReal: '{text} is not a date. Check the day and the month',
  yearExample: '4 digits',
};

/** Dates in words. */
export const calendarWords = {
  language: 'en',
  months: 'January February March April May June July August September October November December'.split(' '),
  longDay: '{day} {month} {year}',
  longMonth: '{month} {year}',
};

/** The names of the weekdays, which no shipped language has: those of the browser are right. */
export const weekdayWords: { weekdays?: readonly string[] } = {};
