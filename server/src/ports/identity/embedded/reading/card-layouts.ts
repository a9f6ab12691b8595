import type { MarketCode } from '@kopa/contract';

/** The format of a card's number. */
export interface NumberLayout {
  /** The whole number, without blanks. */
  pattern: RegExp;
  /** The characters by position: `9` a digit, `A` a letter, `*` either; null: digits of varying number. */
  places: string | null;
  /** Printed in groups with gaps. */
  grouped: boolean;
  /** The format alone identifies the number, also without a label beside it. */
  unmistakable: boolean;
  labels: readonly string[];
}

/** The texts of a market's cards and their places: a new card is a new row, not new code. */
export interface CardLayout {
  number: NumberLayout;
  /** Labels above or before the names, in card order. Each labels one part of the names. */
  names: readonly string[];
  /** Number of rows per part of the names. */
  nameRows: number;
  birthday: readonly string[];
  /** Other texts of a front. */
  others: readonly string[];
  /** Beginning of the machine-readable lines on the back; null: none. */
  machineLines: 'kenya' | 'mexico' | null;
  /** Texts of a back without machine-readable lines. */
  back: readonly string[];
}

/**
 * By market. Labels are in capitals without accents, and match with one misread letter. Kenya: cards of the
 * second generation and of 2024, Mexico: credentials of the INE, India: PAN cards, Nigeria: cards and slips
 * of the NIN. Based on descriptions; no real card was read.
 */
export const cardLayouts: Readonly<Record<MarketCode, CardLayout>> = {
  ke: {
    number: {
      pattern: /^\d{7,9}$/,
      places: null,
      grouped: false,
      unmistakable: false,
      labels: ['ID NUMBER', 'ID NO', 'NAMBARI YA KITAMBULISHO'],
    },
    names: ['FULL NAMES', 'FULL NAME', 'SURNAME', 'GIVEN NAME', 'GIVEN NAMES', 'MAJINA KAMILI'],
    nameRows: 1,
    birthday: ['DATE OF BIRTH', 'TAREHE YA KUZALIWA'],
    others: [
      'JAMHURI YA KENYA',
      'REPUBLIC OF KENYA',
      'NATIONAL IDENTITY CARD',
      'KITAMBULISHO CHA TAIFA',
      'SERIAL NUMBER',
      'SEX',
      'JINSIA',
      'NATIONALITY',
      'DISTRICT OF BIRTH',
      'PLACE OF BIRTH',
      'PLACE OF ISSUE',
      'DATE OF ISSUE',
      'DATE OF EXPIRY',
      "HOLDER'S SIGN",
      'JINA',
      'JINA LA UKOO',
      'JINA LA KUPEWA',
      'MAHALI PA KUZALIWA',
    ],
    machineLines: 'kenya',
    back: [],
  },
  mx: {
    number: {
      pattern: /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d$/,
      places: 'AAAA999999AAAAAA*9',
      grouped: false,
      unmistakable: true,
      labels: ['CURP'],
    },
    names: ['NOMBRE'],
    nameRows: 3,
    birthday: ['FECHA DE NACIMIENTO'],
    others: [
      'MEXICO',
      'INSTITUTO NACIONAL ELECTORAL',
      'INSTITUTO FEDERAL ELECTORAL',
      'CREDENCIAL PARA VOTAR',
      'DOMICILIO',
      'CLAVE DE ELECTOR',
      'ANO DE REGISTRO',
      'SECCION',
      'VIGENCIA',
      'SEXO',
      'EDAD',
      'ESTADO',
      'MUNICIPIO',
      'LOCALIDAD',
      'EMISION',
    ],
    machineLines: 'mexico',
    back: [],
  },
  in: {
    number: {
      pattern: /^[A-Z]{5}\d{4}[A-Z]$/,
      places: 'AAAAA9999A',
      grouped: false,
      unmistakable: true,
      labels: ['PERMANENT ACCOUNT NUMBER', 'PERMANENT ACCOUNT NUMBER CARD'],
    },
    names: ['NAME'],
    nameRows: 1,
    birthday: ['DATE OF BIRTH'],
    others: ['INCOME TAX DEPARTMENT', 'GOVT OF INDIA', "FATHER'S NAME", 'SIGNATURE'],
    machineLines: null,
    back: ['LOST', 'FOUND', 'RETURN', 'INFORM', 'INCOME TAX', 'PAN SERVICES UNIT', 'UTIITSL', 'NSDL'],
  },
  ng: {
    number: {
      pattern: /^\d{11}$/,
      places: '99999999999',
      grouped: true,
      unmistakable: false,
      labels: ['NATIONAL IDENTIFICATION NUMBER', 'NATIONAL IDENTIFICATION NUMBER NIN', 'NIN'],
    },
    names: ['SURNAME', 'FIRST NAME', 'MIDDLE NAME', 'GIVEN NAMES', 'SURNAME NOM', 'GIVEN NAMES PRENOMS'],
    nameRows: 1,
    birthday: ['DATE OF BIRTH'],
    others: [
      'FEDERAL REPUBLIC OF NIGERIA',
      'NATIONAL IDENTITY CARD',
      'DIGITAL NIN SLIP',
      'NATIONALITY',
      'SEX',
      'SEX SEXE',
      'ISSUE DATE',
      'EXPIRY DATE',
      'HEIGHT',
      'GENDER',
    ],
    machineLines: null,
    back: [
      'DISCLAIMER',
      'CAUTION',
      'PROPERTY',
      'LOST',
      'FOUND',
      'RETURN',
      'NIMC',
      'NATIONAL IDENTITY MANAGEMENT COMMISSION',
    ],
  },
};
