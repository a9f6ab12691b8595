import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

it('a calendar file has one whole day with an alarm in the morning', async () => {
  const file = calendarFile({
    id: 'pay-K7M3QX9TAB4',
    day: '2026-12-31',
    title: 'Pay KSh 10,674',
    body: 'Paybill 600 123; account K7M3 QX9T AB4\nEasyCash',
  });
  expect([file.name, file.type]).toEqual(['pay-K7M3QX9TAB4.ics', 'text/calendar']);
  const lines = (await file.text()).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      String.raw`SUMMARY:Pay KSh 10\,674`,
      String.raw`DESCRIPTION:Paybill 600 123\; account K7M3 QX9T AB4\nEasyCash`,
      'TRIGGER:PT9H',
    ]),
  );
  expect([lines[0], lines.at(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
});

it('a calendar file folds long lines without a change of the text', async () => {
  const body = 'Wanjirũ '.repeat(30).trim();
  const text = await calendarFile({ id: 'a', day: '2026-12-28', title: 'Pay', body }).text();
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
  expect(text.replaceAll('\r\n ', '')).toContain(body);
});
