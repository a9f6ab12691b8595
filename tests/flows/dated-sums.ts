import { kenyaMarket } from '@kopa/contract/market';
import { dayOf, daysBetween, type Day } from '@kopa/contract/calendar';
import { loanOrderRecord } from '@kopa/contract/calls/order-record';
import { repayOrderDetail } from '@kopa/contract/calls/repay';
import { getExtensionData } from '@kopa/contract/calls/repay-extension';
import { repayStatement } from '@kopa/contract/calls/statement';
import { costOn, toldAccount } from '@kopa/contract/pricing';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Applicant } from '../../server/test/borrower.ts';
import { granted, type Caller } from '../../server/test/test-lender.ts';

/** The screens of a disbursed loan that show amounts beside days; whether the amounts of each loan do. */
const screensOf = (orderNo: string) =>
  [
    ['/', true],
    ['/records', true],
    [`/records/order?orderNo=${orderNo}`, true],
    [`/repay/repay_detail?orderNo=${orderNo}`, true],
    [`/repay/statement?orderNo=${orderNo}`, false],
    [`/repay/exhibition_period_detail?orderNo=${orderNo}`, false],
    ['/repay/cashier', false],
  ] as const;

/** An amount on a screen, in cents, with the days of its text or of the text before. */
interface DatedSum {
  cents: number;
  text: string;
  days: Day[];
}

/**
 * Opens every screen of a running loan and compares each amount beside a day with the amounts of that day by
 * the lender's formulas: the payoff of the day, its parts, and what happened on the day. Returns the number
 * of compared amounts.
 */
export async function expectDatedSums(
  page: Page,
  lender: Caller,
  url: string,
  loan: Applicant,
): Promise<number> {
  const amountsOf = await ledgerOf(lender, loan);
  const wrong: string[] = [];
  let compared = 0;
  for (const [screen, hasAmount] of screensOf(loan.orderNo)) {
    await page.goto(`${url}/#${screen}`);
    await page.locator('main bdi, main p').first().waitFor();
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
    const shown = () => datedSums(page, amountsOf.today);
    if (hasAmount) await expect.poll(async () => (await shown()).length).toBeGreaterThan(0);
    for (const { cents, text, days } of await shown()) {
      compared += 1;
      const known = days.flatMap((day) => amountsOf.on(day));
      if (!known.includes(cents)) wrong.push(`${screen}: ${cents / 100} in "${text}" (${days.join(', ')})`);
    }
  }
  expect(wrong).toEqual([]);
  return compared;
}

/** The amounts of each day by the lender's calls and formulas, in cents. */
async function ledgerOf(lender: Caller, { orderNo, token }: Applicant) {
  const [detail, statement, record, offered] = await Promise.all([
    lender.call(repayOrderDetail, { orderNo }, { token }).then(granted),
    lender.call(repayStatement, { orderNo }, { token }).then(granted),
    lender.call(loanOrderRecord, { orderNo }, { token }).then(granted),
    lender.call(getExtensionData, { orderNo }, { token }).catch(() => null),
  ]);
  const account = toldAccount(detail);
  const extension = offered && 'data' in offered ? offered.data?.extension : undefined;
  const { order } = detail;
  const on = (day: Day): number[] => {
    const cost = costOn(account, day);
    const due = costOn(account, detail.dueOn);
    // The principal names the loan.
    const amounts = [
      order.loanAmount,
      cost.totalCents,
      cost.costCents,
      cost.interestCents,
      cost.penaltyCents,
      // The difference of the day to the due day.
      Math.abs(due.totalCents - cost.totalCents),
    ];
    if (day === detail.today)
      // The charges and payments so far.
      amounts.push(order.interest, order.penaltyAmount, order.repaidAmount);
    if (day === detail.dueOn) amounts.push(due.interestCents + paidInterest(), order.repaidAmount);
    if (day === detail.disbursedOn)
      amounts.push(order.loanAmount, order.disbursalAmount, order.fee, order.GST);
    for (const event of record.events)
      if (event.day === day || event.dueOn === day) amounts.push(event.amountCents ?? 0);
    for (const { day: of, cents, balanceCents, reason } of statement.lines)
      if (of === day)
        amounts.push(
          Math.abs(cents),
          Math.abs(balanceCents),
          ...Object.values(reason).filter((value) => typeof value === 'number'),
        );
    if (extension && day === detail.today) amounts.push(extension.extensionAmount);
    if (extension && day === extension.newDueDate)
      amounts.push(extension.repayAmount, extension.extensionAmount + extension.repayAmount);
    return amounts;
  };
  const paidInterest = () => order.interest - detail.interestOwedCents;
  return { today: detail.today, on };
}

/** The amounts of a screen that stand beside a day: in one line, or directly below a line with a day. */
async function datedSums(page: Page, today: Day): Promise<DatedSum[]> {
  const lines = await page.evaluate(() => {
    const found: { text: string; before: string }[] = [];
    const line = 'p, li, tr, button, a, h1, h2, h3, dl > div';
    const holders = [...document.querySelectorAll('main bdi, main p, main dl > div, main li, main button')];
    for (const element of new Set(holders.map((each) => each.closest(line) ?? each))) {
      if (element.querySelector('p, li, dl > div')) continue;
      const text = (element as HTMLElement).innerText;
      const before = element.matches(line)
        ? ''
        : ((element.previousElementSibling as HTMLElement)?.innerText ?? '');
      found.push({ text, before });
    }
    return found;
  });
  return lines.flatMap(({ text, before }) => {
    const plain = text.replaceAll(/\s+/g, ' ');
    const own = daysIn(plain, today);
    const days = own.length > 0 ? own : daysIn(before, today);
    const sums = [...plain.matchAll(/KSh ([\d,]+(?:\.\d\d)?)/g)];
    return days.length === 0 || days.length > 2
      ? []
      : sums.map(([, figure]) => ({
          cents: Math.round(Number(figure!.replaceAll(',', '')) * 100),
          text: `${before} ${plain}`.trim(),
          days,
        }));
  });
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The days that a text names; one without a year is the nearest to today. */
function daysIn(text: string, today: Day): Day[] {
  const named = [...text.matchAll(/(\d{1,2}) ([A-Z][a-z]{2})[a-z]*(?: (\d{4}))?/g)].flatMap(
    ([, day, month, year]) => {
      const at = months.indexOf(month!);
      if (at < 0) return [];
      const years = year ? [Number(year)] : [-1, 0, 1].map((more) => Number(today.slice(0, 4)) + more);
      const days = years.map((each) => dayOf(Date.UTC(each, at, Number(day), 12), kenyaMarket));
      const [before, same, after] = days;
      if (!before || !same || !after) return days;
      if (daysBetween(same, today) > 182) return [after];
      return daysBetween(today, same) > 182 ? [before] : [same];
    },
  );
  return [...new Set(/\btoday\b/i.test(text) ? [today, ...named] : named)];
}
