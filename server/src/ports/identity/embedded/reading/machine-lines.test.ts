import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit, kenyanMrz } from '../../../../../test/cards/mrz-lines.ts';
import { people } from '../../../../../test/cards/people.ts';
import { readMachineLines } from './machine-lines.ts';

const known = people(77, 60);
const somebody = known.find((person) => person.nationalId.length === 8);
if (!somebody) throw new Error('Nobody has a number of eight digits.');
const [first, second, third] = kenyanMrz(somebody);

const guarded = (text: string) => text + checkDigit(text);

describe('machine-readable lines', () => {
  it('[S7-33] number and birthday are read for every person', () => {
    for (const person of known)
      expect(readMachineLines(kenyanMrz(person), 'kenya')).toEqual({
        present: true,
        text: { nationalId: person.nationalId, names: null, birthday: person.birthday },
      });
  });

  it('fillers may be read as letters, and their number may differ', () => {
    const misread = [
      first.replace('<<<<<', 'KLLK'),
      second.replace('<<', 'KL<'),
      `${third.slice(0, 24)}LLKLCC`,
    ];
    expect(readMachineLines(misread, 'kenya').text.nationalId).toBe(somebody.nationalId);
  });

  it('digits may be read as letters that resemble them', () => {
    const letters = second.replaceAll('0', 'O').replaceAll('5', 'S');
    expect(readMachineLines([first, letters], 'kenya').text).toEqual({
      nationalId: somebody.nationalId,
      names: null,
      birthday: somebody.birthday,
    });
  });

  it('no digit of the last eight can be misread unnoticed', () => {
    const places = fc.integer({ min: 18, max: 26 - 1 });
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digit = String((Number(second[at]) + by) % 10);
        const wrong = second.slice(0, at) + digit + second.slice(at + 1);
        expect(readMachineLines([first, wrong, third], 'kenya').text.nationalId).toBeNull();
      }),
      { seed: 77, numRuns: 72 },
    );
  });

  it.each([
    ['a digit is missing', [first, second.replace(somebody.nationalId, somebody.nationalId.slice(1)), third]],
    ['the first line is not there', [second, third]],
    [
      'the serial number does not agree with its digit',
      [first.replace(/\d/, '0').replace(/A0/, 'A1'), second],
    ],
    ['the birth does not agree with its digit', [first, second.replace(/^\d{6}/, '010203'), third]],
  ])('%s: no number is returned', (_, lines) => {
    const reading = readMachineLines(lines, 'kenya');
    expect(reading).toMatchObject({ present: true, text: { nationalId: null } });
  });

  it('the birthday is returned without the number if its own digits agree', () => {
    expect(readMachineLines([second], 'kenya').text).toEqual({
      nationalId: null,
      names: null,
      birthday: somebody.birthday,
    });
  });

  it('Mexico: the birthday is returned; the lines contain no CURP', () => {
    const dates = `${guarded('800705')}M${guarded('311231')}`;
    const lines = [
      'IDMEX1234567897<<0123456789012',
      `${dates}MEX<02<<12345<7`,
      'GOMEZ<VELAZQUEZ<<MARGARITA<<<<<',
    ];
    expect(readMachineLines(lines, 'mexico')).toEqual({
      present: true,
      text: { nationalId: null, names: null, birthday: '1980-07-05' },
    });
  });

  it.each([
    ['03', '33', '2003'],
    ['58', '26', '1958'],
    ['75', '95', '1975'],
    ['07', '35', '2007'],
  ])('a holder born in %s with a card until %s was born in %s', (birth, end, year) => {
    const line = `${guarded(`${birth}0101`)}F${guarded(`${end}0101`)}<B012345678X<<0`;
    expect(readMachineLines([line], 'kenya').text.birthday).toBe(`${year}-01-01`);
  });

  it('other text is not read', () => {
    expect(readMachineLines(['PRINCIPALREGISTRARSSIGN', 'DISTRICT', '12345678'], 'kenya').present).toBe(
      false,
    );
    expect(readMachineLines([], 'kenya').present).toBe(false);
  });
});
