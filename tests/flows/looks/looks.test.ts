import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onlyInChromium } from '../../browser/engine.ts';
import { clearWorkerBrowser, workerBrowser } from '../worker-browser.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { wordsIn } from '../words.ts';
import { axeLook } from './axe.ts';
import { languageLook } from './language.ts';
import { layoutLook } from '../../../kopa-stories/src/layout.ts';
import { readingLook } from './reading.ts';
import { steadinessLook } from './steadiness.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await workerBrowser();
  page = await browser.newPage({ viewport: { width: 320, height: 568 } });
});
afterAll(clearWorkerBrowser);

const show = (body: string, language = 'en') =>
  page.setContent(
    `<html lang="${language}"><head><title>EasyCash</title></head><body style="margin:0">${body}</body></html>`,
  );
const row = (name: string, more: string) => `<p><input aria-label="${name}" ${more} /></p>`;
const read = (at = 'first seen') => readingLook(page, wordsIn('en'))(at);

it('the reading check finds missing names, another order and wrong names', async () => {
  onlyInChromium('reads the tree of accessibility');
  await show(`<main><h1>Loan</h1>
    <button></button><button>Send</button><button>Send</button>
    <div style="display:flex;flex-direction:column-reverse"><button>Below</button><button>Above</button></div>
    <fieldset aria-label="One"><input aria-label="Name" /></fieldset>
    <fieldset aria-label="Two"><input aria-label="Name" /></fieldset></main>`);
  expect(await read()).toEqual([
    'button "" has no name.',
    'button "Above" is read after button "Below", and stands above it.',
    'There are 2 of button "Send".',
  ]);
});

it('a page of the app or of the desk that shows a key in place of words fails', async () => {
  await show('<main><h1>Proof</h1><p>Ask achieng@lender.example about receipt.jpg</p></main>');
  await expectAccessible(page, 'words');
  await show('<main><h1>Proof</h1><p>proofs.reason.amountDiffers</p></main>');
  await expect(expectAccessible(page, 'a key')).rejects.toThrow(/^a key: /);
});

it('the reading check finds missing headings', async () => {
  onlyInChromium('reads the tree of accessibility');
  await show('<main><h2>One</h2><h4>Two</h4></main>');
  expect(await read()).toEqual([
    'heading "One" is of level 2 below 0.',
    'heading "Two" is of level 4 below 2.',
    'The page has 0 headings of level 1.',
  ]);
});

it('the reading check finds rows without a required mark, and unannounced errors', async () => {
  onlyInChromium('reads the tree of accessibility');
  await show(`<main><h1>Loan</h1>
    <a href="#a">Phone: Enter it</a><a href="#b">City: Choose it</a>
    ${row('Phone', 'required aria-invalid="true" aria-describedby="p"')}<p id="p">Error: Enter it</p>
    ${row('City', 'required')}
    ${row('Street', 'required aria-invalid="true"')}
    ${row('Email', '')}${row('Email (optional)', '')}</main>`);
  expect(await read('sent empty')).toEqual([
    'textbox "Email" does not say whether it must be filled.',
    'textbox "Street" is marked as wrong, and its message is not its description.',
    'link "City: Choose it" of the summary has no row that says the same.',
  ]);
});

it('the layout check finds texts over one another, and allows a bar over the page', async () => {
  await show(`<main><p style="margin:0">One</p><p style="margin:-12px 0 0">Two</p>
    <div style="height:0;overflow:hidden"><p style="margin:0">Closed</p></div>
    <p style="margin:0">Three</p></main>
    <footer style="position:fixed;top:0">Bar</footer>`);
  expect(await layoutLook(page, { texts: true })()).toEqual(['p "One" and p "Two" lie over one another.']);
});

it('the layout check finds elements that are too wide, cut off or too small', async () => {
  await show(`<main><p style="width:400px">Wide</p><p style="width:40px;overflow:hidden">Uncuttable</p>
    <button style="width:30px;height:30px">X</button></main>`);
  const found = await layoutLook(page)();
  expect(found).toContain('The page is 400 px wide on 320.');
  expect(found).toContain('p "Wide" goes from 0 to 400 on 320.');
  expect(found.some((each) => each.startsWith('p "Uncuttable" is cut off'))).toBe(true);
  expect(found).toContain('button "X" is a target of 30x30 px.');
  await show('<main><button style="width:60px;height:48px">Send</button></main>');
  expect(await layoutLook(page)()).toEqual([]);
});

it('the language check finds English texts, keys, placeholders, and a page with another language', async () => {
  const look = languageLook(page, wordsIn('sw'));
  await show(
    '<p>Continue</p><p>Saturday 3</p><p>personal:state.label</p><p>state.label</p><p>{{sum}}</p><p>Endelea</p>',
  );
  expect(await look()).toEqual([
    'The page says that it is in "en".',
    '"Continue" is English.',
    '"Saturday 3" is English.',
    '"personal:state.label" is a key.',
    '"state.label" is a key.',
    '"{{sum}}" has a hole.',
  ]);
  await show('<input aria-label="Apply for KSh 5" /><p>Endelea</p>', 'sw');
  expect(await look()).toEqual(['"Apply for KSh 5" is English.']);
});

it('axe checks the current page', async () => {
  await show('<main><h1>Loan</h1><img src="data:," /></main>');
  expect((await axeLook(page)()).map((each) => each.split(':')[0])).toEqual(['axe image-alt']);
});

it('the stability check finds a screen that disappears and returns', async () => {
  onlyInChromium('runs scripts before an empty page');
  const fresh = await browser.newPage();
  const look = await steadinessLook(fresh);
  await fresh.goto('data:text/html,<main>One</main>');
  expect(await look()).toEqual([]);
  await fresh.evaluate(async () => {
    const main = document.querySelector('main')!;
    main.style.display = 'none';
    await new Promise((resolve) => requestAnimationFrame(resolve));
    main.style.display = '';
  });
  expect(await look()).toEqual(['The screen at  was shown, and then was not.']);
  await fresh.close();
});
