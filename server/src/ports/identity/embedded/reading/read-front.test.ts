import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printedLines } from '../../../../../test/cards/printed-lines.ts';
import { cardLayouts } from './card-layouts.ts';
import { numberIn, readFront } from './read-front.ts';

const kenyan = `
JAMHURI YA KENYA                        REPUBLIC OF KENYA
SERIAL NUMBER: 260886750         ID NUMBER: 43136543

                 FULL NAMES
                 EUNICE OMONDI NDUNG'U
                 DATE OF BIRTH
   = =           28.05.1983
                 SEX
                 FEMALE
                 DISTRICT OF BIRTH
                 MOMBASA
                 DATE OF ISSUE
                 09.12.2002`;

const read = (page: string, market: keyof typeof cardLayouts = 'ke', doubtful: string[] = []) =>
  readFront(printedLines(page, doubtful), cardLayouts[market]);

describe('the lines of a front', () => {
  it('[S7-33] Kenya, second generation', () => {
    const { text, labels, words } = read(kenyan);
    expect(text).toEqual({
      nationalId: '43136543',
      names: "EUNICE OMONDI NDUNG'U",
      birthday: '1983-05-28',
    });
    expect(labels).toBe(9);
    expect(words.nationalId.map((word) => word.text)).toEqual(['43136543']);
    expect(words.birthday.map((word) => word.text)).toEqual(['28.05.1983']);
  });

  it('Kenya, of 2024, in two languages and with names in two parts', () => {
    const page = `
JAMHURI YA KENYA
SURNAME                  SEX
OMONDI                   FEMALE
GIVEN NAME               NATIONALITY
EUNICE BARASA            KEN
DATE OF BIRTH            PLACE OF BIRTH
28 MAY 1983              MOMBASA
ID NUMBER
43136543`;
    expect(read(page).text).toEqual({
      nationalId: '43136543',
      names: 'OMONDI EUNICE BARASA',
      birthday: '1983-05-28',
    });
  });

  it('Kenya, in Swahili', () => {
    const page = `
JAMHURI YA KENYA
NAMBARI YA KITAMBULISHO: 4313654
MAJINA KAMILI
JUMA OTIENO
TAREHE YA KUZALIWA
03.11.1979`;
    expect(read(page).text).toEqual({ nationalId: '4313654', names: 'JUMA OTIENO', birthday: '1979-11-03' });
  });

  it('Mexico: names in three rows, the CURP with its check digit', () => {
    const page = `
MEXICO   INSTITUTO NACIONAL ELECTORAL
         CREDENCIAL PARA VOTAR
         NOMBRE                            SEXO H
         GÓMEZ
         VELÁZQUEZ
         MARGARITA
         DOMICILIO
         C PINO 25
         CLAVE DE ELECTOR GMVLMR80070501M100
         CURP HEGG560427MVZRRL04
         FECHA DE NACIMIENTO
         05/07/1980`;
    expect(read(page, 'mx').text).toEqual({
      nationalId: 'HEGG560427MVZRRL04',
      names: 'GÓMEZ VELÁZQUEZ MARGARITA',
      birthday: '1980-07-05',
    });
  });

  it('India: the PAN, the holder and not the father', () => {
    const page = `
INCOME TAX DEPARTMENT          GOVT. OF INDIA
Permanent Account Number Card
ABCPE1234F
Name
RAHUL GUPTA
Father's Name
ANIL GUPTA
Date of Birth
23/11/1974`;
    expect(read(page, 'in').text).toEqual({
      nationalId: 'ABCPE1234F',
      names: 'RAHUL GUPTA',
      birthday: '1974-11-23',
    });
  });

  it('Nigeria: the NIN in groups, names in parts', () => {
    const page = `
FEDERAL REPUBLIC OF NIGERIA
SURNAME / NOM
OKONKWO
GIVEN NAMES/PRENOMS
ADAEZE CHIOMA
DATE OF BIRTH
01 OCT 1990
NATIONAL IDENTIFICATION NUMBER (NIN)
1234 567 8901`;
    expect(read(page, 'ng').text).toEqual({
      nationalId: '12345678901',
      names: 'OKONKWO ADAEZE CHIOMA',
      birthday: '1990-10-01',
    });
  });

  it('misread labels are recognised, and values stay unchanged', () => {
    const page = kenyan.replace('ID NUMBER', '1D NUM8ER').replace('FULL NAMES', 'FULI NAMEŚ');
    expect(read(page).text).toMatchObject({ nationalId: '43136543', names: "EUNICE OMONDI NDUNG'U" });
  });
});

describe('uncertain values are omitted', () => {
  it.each([
    ['the serial number is no ID number', kenyan.replace('ID NUMBER:', '          ')],
    ['a rest of a number', kenyan.replace('43136543', '431365')],
    ['a number of too many digits', kenyan.replace('43136543', '4313654312')],
    ['a number in two parts', kenyan.replace('43136543', '4313654 3')],
    ['a number with a digit before it', kenyan.replace('43136543', '1 43136543')],
    ['a letter that no digit looks like', kenyan.replace('43136543', '4313K543')],
    ['two labels with two numbers', `${kenyan}\n                 ID NUMBER: 43136544`],
  ])('%s', (_, page) => {
    expect(read(page).text.nationalId).toBeNull();
  });

  it('words with low confidence are omitted', () => {
    expect(read(kenyan, 'ke', ['43136543', 'OMONDI']).text).toEqual({
      nationalId: null,
      names: null,
      birthday: '1983-05-28',
    });
  });

  it('names with an unseen part are omitted', () => {
    expect(read(kenyan.replace('EUNICE', '      ')).text.names).toBeNull();
    expect(read(kenyan.replace('OMONDI', '      ')).text.names).toBeNull();
  });

  it('the day of issue is not taken for the birthday', () => {
    expect(read(kenyan.replace('28.05.1983', '          ')).text.birthday).toBeNull();
  });

  it('a CURP with a changed letter is omitted', () => {
    expect(numberIn('HEGG560427MVZRRL04', cardLayouts.mx.number)).toBe('HEGG560427MVZRRL04');
    expect(numberIn('HEGG560427MVZRRS04', cardLayouts.mx.number)).toBeNull();
  });

  it('letters become digits only where a digit must stand', () => {
    expect(numberIn('43I36S43', cardLayouts.ke.number)).toBe('43136543');
    expect(numberIn('ABCPEI234F', cardLayouts.in.number)).toBe('ABCPE1234F');
    expect(numberIn('A8CPE1234F', cardLayouts.in.number)).toBe('ABCPE1234F');
    expect(numberIn('4313D543', cardLayouts.ke.number)).toBeNull();
  });

  it('no other page has the labels of a card, or breaks the reader', () => {
    const words = fc.array(fc.stringMatching(/^[A-Za-z0-9.:/]{1,9}$/), { maxLength: 6 });
    const pages = fc.array(words, { maxLength: 8 });
    fc.assert(
      fc.property(pages, fc.constantFrom('ke', 'mx', 'in', 'ng'), (rows, market) => {
        const { text } = read(rows.map((row) => row.join(' ')).join('\n'), market);
        expect(text.nationalId).toBeNull();
      }),
      { seed: 734, numRuns: 150 },
    );
  });

  it('another document is not a front', () => {
    const letter = 'DEAR CUSTOMER\nYOUR LOAN 43136543 OF 12.03.2024\nIS DUE ON MONDAY';
    expect(read(letter)).toMatchObject({ labels: 0, text: { nationalId: null } });
  });
});
