import { randomFrom, type Random } from './random.ts';

/** An invented person, and the content of the person's card. Days are `YYYY-MM-DD`. */
export interface Person {
  /** Of the face. */
  seed: number;
  sex: 'MALE' | 'FEMALE';
  /** In capitals, parted by one blank each. */
  names: string;
  /** Seven to nine digits, most often eight. */
  nationalId: string;
  /** Nine digits. */
  serial: string;
  birthday: string;
  issued: string;
  district: string;
}

const women =
  'GRACE FAITH MERCY JOYCE ESTHER RUTH AGNES CAROLINE LUCY MARY JANE SARAH EUNICE NANCY HALIMA AMINA'.split(
    ' ',
  );
const men =
  'JOHN PETER JAMES DAVID SAMUEL JOSEPH DANIEL STEPHEN BRIAN KEVIN DENNIS COLLINS HASSAN ABDI MOSES PAUL'.split(
    ' ',
  );
const middle =
  'WANJIRU ACHIENG MUTHONI CHEBET NYAMBURA ATIENO KIPROTICH OMONDI MWANGI KIPKEMBOI NJOROGE OTIENO MUTUA WAFULA'.split(
    ' ',
  );
const last =
  "KAMAU ODHIAMBO KIMANI OCHIENG KIPTOO MUTISO NDUNG'U CHERUIYOT KARIUKI BARASA NYONGESA ONYANGO KOECH MAINA".split(
    ' ',
  );
const districts =
  'NYERI KISUMU NAKURU MACHAKOS KAKAMEGA KERICHO MOMBASA EMBU KIAMBU BUNGOMA MERU SIAYA'.split(' ');

/** As many people as asked; the same seed invents the same ones, and no two share a number. */
export function people(seed: number, count: number): Person[] {
  const random = randomFrom(seed);
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, at) => {
    const person = invent(random, seed * 1000 + at);
    while (taken.has(person.nationalId)) person.nationalId = digits(random, 8);
    taken.add(person.nationalId);
    return person;
  });
}

function invent(random: Random, seed: number): Person {
  const sex = random.one(['MALE', 'FEMALE'] as const);
  const year = random.whole(1958, 2003);
  return {
    seed,
    sex,
    names: [random.one(sex === 'MALE' ? men : women), random.one(middle), random.one(last)].join(' '),
    nationalId: digits(random, random.one([7, 8, 8, 8, 8, 9])),
    serial: digits(random, 9),
    birthday: day(random, year),
    issued: day(random, year + random.whole(18, 20)),
    district: random.one(districts),
  };
}

/** Never begins with a nought. */
function digits(random: Random, count: number): string {
  return [random.whole(1, 9), ...Array.from({ length: count - 1 }, () => random.whole(0, 9))].join('');
}

const two = (number: number) => String(number).padStart(2, '0');

function day(random: Random, year: number): string {
  return `${year}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`;
}
