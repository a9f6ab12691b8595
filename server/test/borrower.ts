import { crc32, deflateSync } from 'node:zlib';
import { bindBankCard } from '@kopa/contract/calls/bank';
import { applyMarket } from '@kopa/contract/calls/loan';
import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import { getVerifyCode, login, register } from '@kopa/contract/calls/security';
import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import {
  finishUploadAllImg,
  saveFaceImage,
  saveQuestionnaire,
  uploadCurpBack,
  uploadCurpFront,
} from '@kopa/contract/calls/user';
import type { Order } from '@kopa/contract/entities';
import * as example from '../src/http/documents/reference/example-borrower.ts';
import {
  application,
  asList,
  clabePayout,
  goodAnswers,
  mobile,
  personal,
  twice,
} from '../src/http/documents/reference/example-borrower.ts';
import { granted, type Caller } from './test-lender.ts';

export { application, asList, goodAnswers, mobile, personal };

/** The code that the sandbox sent last to a number. */
export async function readCode(lender: Caller, to = mobile): Promise<string> {
  const data = granted(await lender.call(sandboxOutbox, { mobile: to }));
  return /\b\d{6}\b/.exec(data.messages[0]?.text ?? '')?.[0] ?? 'no code was sent';
}

/** Registers a number and gives its token. */
export async function registered(lender: Caller, number = mobile): Promise<string> {
  granted(await lender.call(getVerifyCode, { mobile: number }));
  const data = granted(await lender.call(register, { mobile: number, code: await readCode(lender, number) }));
  return data.token;
}

/** Logs a registered number in and gives its token. */
export async function loggedIn(lender: Caller, number = mobile): Promise<string> {
  granted(await lender.call(getVerifyCode, { mobile: number }));
  const data = granted(await lender.call(login, { mobile: number, code: await readCode(lender, number) }));
  return data.token;
}

/** The answers as the form sends them: numbers of contacts have the leading 0. */
export const additional = {
  ...example.additional,
  emergencyContactMobile1: `0${example.additional.emergencyContactMobile1}`,
  emergencyContactMobile2: `0${example.additional.emergencyContactMobile2}`,
};

/** The account as the form sends it: the number has the leading 0. */
export const payout = { ...example.payout, ...twice(`0${mobile}`) };

/** An account of each kind, with an edition that offers the kind. A code by SMS is added where necessary. */
export const payoutAccounts = {
  mobileMoney: { edition: 'ke', cardType: 'mobileMoney', ...payout, bankName: 'AIRTEL_MONEY' },
  bank: {
    edition: 'ke',
    cardType: 'bank',
    bankName: 'KE01',
    branch: 'Moi Avenue',
    ...twice('1234567890'),
    applicantName: payout.applicantName,
  },
  clabe: { edition: 'mx', ...clabePayout },
  debitCard: {
    edition: 'mx',
    cardType: 'debitCard',
    bankName: 'BBVA',
    ...twice('4242424242424242'),
    validPeriod: '2029-07',
    cvc: '739',
    curp: clabePayout.curp,
    applicantName: clabePayout.applicantName,
  },
  ifscBank: {
    edition: 'in',
    cardType: 'ifscBank',
    ifsc: 'SBIN0001234',
    bankName: 'State Bank of India',
    state: 'Maharashtra',
    district: 'Pune',
    branch: 'Kothrud',
    ...twice('12345678901'),
    applicantName: 'Asha Rao',
  },
  bvnBank: {
    edition: 'ng',
    cardType: 'bvnBank',
    bankName: 'NG058',
    ...twice('0123456789'),
    applicantName: 'Ngozi Okafor',
    bvn: '22123456789',
  },
} as const;

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

function pngOf(width: number, height: number, rows: Buffer): File {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const bytes = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return new File([new Uint8Array(bytes)], 'photo.png', { type: 'image/png' });
}

/** A PNG that declares this size, with this number of black bytes (few by default). */
export function hollowPng(width: number, height: number, length = 16): File {
  return pngOf(width, height, Buffer.alloc(length));
}

/** Of this process: every application sends the same pictures. */
const drawn = new Map<string, File>();

/**
 * A grey PNG of the given size with a fine pattern, as sharp as a photo can be. Every size is another
 * picture.
 */
export function png(width = 640, height = 400): File {
  const size = `${width}x${height}`;
  const file = drawn.get(size) ?? drawPng(width, height);
  drawn.set(size, file);
  return file;
}

function drawPng(width: number, height: number): File {
  // Each row begins with a filter byte: 0 means unfiltered.
  const rows = Buffer.alloc((width + 1) * height);
  for (let at = 0; at < rows.length; at += 1) {
    const [x, y] = [at % (width + 1), Math.floor(at / (width + 1))];
    if (x > 0) rows[at] = ((x >> 2) + (y >> 2)) % 2 ? 180 : 60;
  }
  return pngOf(width, height, rows);
}

export interface Applicant {
  token: string;
  orderNo: string;
}

/** Registers and starts an application: step 6. */
export async function applied(lender: Caller, number = mobile): Promise<Applicant> {
  const token = await registered(lender, number);
  const data = granted(await lender.call(applyMarket, application, { token }));
  return { token, orderNo: data.order.orderNo };
}

/** Fills in all sections and photos: step 17. */
export async function filledIn(lender: Caller, number = mobile): Promise<Applicant> {
  const { token, orderNo } = await applied(lender, number);
  const sent = { token };
  const loanOrderId = orderNo;
  granted(await lender.send(saveBasicInfoMarket, { loanOrderId, ...personal }, sent));
  granted(await lender.send(saveAdditionInfoMarket, { loanOrderId, ...additional }, sent));
  for (const [index, photo] of [uploadCurpFront, uploadCurpBack, saveFaceImage].entries())
    granted(await lender.call(photo, { loanOrderId, file: png(640 + index) }, sent));
  granted(await lender.call(finishUploadAllImg, { loanOrderId }, sent));
  const { wallet: bankName = payout.bankName } = lender;
  granted(await lender.send(bindBankCard, { loanOrderId, ...payout, bankName }, sent));
  return { token, orderNo };
}

/** Answers the questions: step 1, under review. */
export async function submitted(
  lender: Caller,
  answers: Record<string, string> = {},
  number = mobile,
): Promise<Applicant & { order: Order }> {
  const { token, orderNo } = await filledIn(lender, number);
  const data = granted(
    await lender.call(
      saveQuestionnaire,
      { loanOrderId: orderNo, answers: asList({ ...goodAnswers, ...answers }), soFar: false },
      { token },
    ),
  );
  return { token, orderNo, order: data.order! };
}
