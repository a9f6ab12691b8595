import { addDays, type Day } from '@kopa/contract/calendar';

/** A whole day in a calendar, with an alarm at nine in the morning. */
export interface CalendarDay {
  /** Unique for the event: a second file with the same id replaces the first event. */
  id: string;
  day: Day;
  title: string;
  body: string;
}

const plain = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
const date = (day: Day) => day.replaceAll('-', '');

/** A calendar file (RFC 5545) with one day. */
export function calendarFile({ id, day, title, body }: CalendarDay): File {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kopa//Loan//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${date(day)}T000000Z`,
    `DTSTART;VALUE=DATE:${date(day)}`,
    `DTEND;VALUE=DATE:${date(addDays(day, 1))}`,
    `SUMMARY:${plain(title)}`,
    `DESCRIPTION:${plain(body)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${plain(title)}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  const content = lines.map((line) => `${folded(line)}\r\n`).join('');
  return new File([content], `${id}.ics`, { type: 'text/calendar' });
}

/** A line has at most 75 octets; a longer one goes on after a space. */
function folded(line: string): string {
  const parts: string[] = [''];
  for (const sign of line) {
    const last = parts.at(-1)!;
    if (new TextEncoder().encode(last + sign).length > 74) parts.push(sign);
    else parts[parts.length - 1] = last + sign;
  }
  return parts.join('\r\n ');
}
