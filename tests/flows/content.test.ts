import { legalDocuments, type LegalVersion } from '@kopa/contract/texts/legal-documents';
import { describe, expect, it } from 'vitest';
import { Borrower } from './borrower.ts';
import { expectAccessible } from './expect-accessible.ts';
import { onOneLender } from './on-one-lender.ts';
import { newcomer, overHttp } from './over-http.ts';

const on = onOneLender();
const button = (name: string | RegExp) => on.page.getByRole('button', { name });

function versionOf({ version, since }: LegalVersion): string {
  const day = new Intl.DateTimeFormat('en-KE', { dateStyle: 'long', timeZone: 'UTC' });
  return `Version ${version}, since ${day.format(new Date(since))}`;
}

describe('reading', () => {
  it('[S2-26][S2-55][S1-29][S1-30] a link opens a question, the search finds others, Back restores the place, and the questions exist in Spanish', async () => {
    await on.open('/user_center/faq');
    await on.heading('What is your mobile number?');
    await newcomer(on.page, overHttp(on.lender.url), '712345151');
    await on.page.reload();
    await on.open('/user_center/faq?question=late');
    await on.heading('Questions and answers');
    await on.page.getByText('2% of what you still owe').waitFor();
    await expectAccessible(on.page, 'questions');

    const search = on.page.getByRole('searchbox');
    await search.fill('ÉXTEND');
    await on.page
      .getByRole('status')
      .filter({ hasText: /^1 of \d+$/ })
      .waitFor();
    await search.fill('zebra');
    await on.page.getByText('Nothing found for “zebra”').waitFor();
    await button('Talk to a person').tap();
    await on.page.getByRole('dialog', { name: 'Talk to a person' }).waitFor();
    await on.page.keyboard.press('Escape');
    await on.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await search.fill('');

    await button('Who can borrow?').tap();
    await button('Terms of service').tap();
    await on.heading('Terms of service');
    await on.page.goBack();
    await on.heading('Questions and answers');
    for (const name of ['Who can borrow?', 'What happens if I pay late?'])
      await expect.poll(() => button(name).getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => button('Can I pay early?').getAttribute('aria-expanded')).toBe('false');

    await on.page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ language: 'es' })));
    await on.page.reload();
    await on.page.getByText('Cualquier persona en Kenia con 18 años').waitFor();
    on.phone.expectNoErrors();
  });

  it('[S2-35][S2-36][S2-37][S2-38] a visitor reads the privacy policy and the terms under both addresses, in one language', async () => {
    const versions = {
      'Privacy policy': versionOf(legalDocuments.privacy),
      'Terms of service': versionOf(legalDocuments.terms),
    };
    for (const [address, title, part] of [
      ['/privacy_policy', 'Privacy policy', 'Your rights'],
      ['/PrivacyPolicy', 'Privacy policy', 'How long we keep it'],
      ['/terms_of_service', 'Terms of service', 'Paying late'],
      ['/TermsService', 'Terms of service', 'What a loan costs'],
    ] as const) {
      await on.open(address);
      await on.page.reload();
      await on.heading(title);
      await on.page.getByText(versions[title], { exact: true }).waitFor();
      await on.page.getByText(/^Fingerprint of this text: [0-9a-f]{12}$/).waitFor();
      await on.page.locator('summary').tap();
      await on.page.getByRole('link', { name: part }).tap();
      await on.page.waitForFunction((text) => document.activeElement?.textContent === text, part);
      await expect
        .poll(() => on.page.evaluate(() => document.activeElement!.getBoundingClientRect().top))
        .toBeLessThan(200);
      await on.page.reload();
      await on.page.waitForFunction((text) => document.activeElement?.textContent === text, part);
    }
    await on.page.getByText('Central Bank of Kenya (Digital Credit Providers) Regulations 2022').waitFor();
    await expectAccessible(on.page, 'terms');
    await button('Back').tap();
    await on.heading('EasyCash');

    await on.page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ language: 'sw' })));
    await on.page.reload();
    const fetched: string[] = [];
    on.page.on('request', (request) => fetched.push(request.url()));
    await on.open('/privacy_policy');
    await on.heading('Sera ya faragha');
    await on.page.getByText('ya Kiingereza ndiyo yanayofuatwa').waitFor();
    expect(fetched.filter((url) => /\/privacy(?:\.\d+)?-(?!screen)[^/]*\.js/.test(url))).toHaveLength(1);
    on.phone.expectNoErrors();
  });

  it('[S2-30][S2-31] the login states what continuing means, and keeps the number while the texts are read', async () => {
    const borrower = new Borrower(on.page, on.lender, '712345152');
    await on.open('/user/register');
    await on.page.getByText('You are new here').waitFor();
    await on.page.getByLabel('Mobile number').fill(borrower.mobile);
    for (const [link, title] of [
      ['terms of service', 'Terms of service'],
      ['privacy policy', 'Privacy policy'],
    ] as const) {
      await on.page.getByRole('link', { name: link }).tap();
      await on.heading(title);
      await on.page.goBack();
      await on.page.waitForFunction(
        (mobile) => document.querySelector<HTMLInputElement>('input[type=tel]')?.value === mobile,
        borrower.mobile,
      );
    }
    on.phone.expectNoErrors();
  });
});
