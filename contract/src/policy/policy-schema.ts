import * as z from 'zod/mini';
import { extensionTerms, pricingTerms } from '../entities/money.ts';
import type { WorkExtra } from '../fields/additional-fields.ts';
import type { PersonalExtra } from '../fields/personal-fields.ts';
import { marketSchema } from '../market/market.ts';
import { languages } from '../wire/headers.ts';
import { payoutKinds } from './payout-kinds.ts';

const amount = z.int();
const count = z.int();
/* @__NO_SIDE_EFFECTS__ */
const list = <T extends z.core.SomeType>(item: T) => z.readonly(z.array(item));
/**
 * The name of a row. The table of fields is too large to be here: a row that a form does not know is left out
 * of it.
 */
/* @__NO_SIDE_EFFECTS__ */
const row = <Name extends string>() => z.string() as unknown as z.ZodMiniType<Name, Name>;
const texts = /* @__PURE__ */ list(z.string());

/**
 * The lender's rules. Where the specification states a rule in two or three ways, each reading is a value of
 * a setting. The server is the authority and sends the rules to the app. What each setting means and which
 * clauses it comes from is in `server/src/http/documents/reference/meanings/policy-meanings.ts`. Amounts are
 * integer cents; rates are integer bps or ppm.
 */
export const policySchema = z.object({
  edition: z.string(),
  market: marketSchema,
  form: z.object({ personal: list(row<PersonalExtra>()), work: list(row<WorkExtra>()) }),
  loan: z.object({
    minimumCents: amount,
    productMaximumCents: amount,
    creditLimitCents: amount,
    stepCents: amount,
  }),
  tenure: z.object({ minimumDays: count, maximumDays: count, offeredDays: list(count) }),
  pricing: pricingTerms,
  applicant: z.object({
    adult: z.enum(['reached', 'passed']),
    minimumAge: count,
    birthYears: count,
    birthYearsEnd: z.enum(['newestAllowed', 'thisYear']),
    birthdayForm: z.enum(['hyphens', 'slashes']),
  }),
  names: z.object({ minimumLetters: count, keep: z.enum(['latinOnly', 'latinNames']) }),
  nationalId: z.enum(['byMarket', 'upToNineDigits', 'dashed']),
  identity: z.object({
    tries: count,
    photosPerHour: count,
    waitSeconds: count,
    withoutLivenessCents: z.nullable(amount),
    keepPhotosDays: count,
  }),
  email: z.object({
    accept: z.enum(['acceptedHosts', 'listedHosts', 'anyHost']),
    acceptedHosts: texts,
    suggestedHosts: texts,
  }),
  phone: z.object({ cut: z.enum(['afterPrefix', 'firstNine']) }),
  contacts: z.object({ sameMobile: z.enum(['everywhere', 'phoneBook']) }),
  payout: z.object({
    kinds: list(z.enum(payoutKinds)),
    accountNumber: z.enum(['byKind', 'sixteenOrEighteen']),
    curp: z.enum(['alphanumeric', 'digits']),
  }),
  questionnaire: z.enum(['eleven', 'described']),
  review: z.object({
    usualMinutes: count,
    promiseHours: count,
    appealDays: count,
    recommend: z.enum(['rejected', 'both']),
  }),
  collect: z.object({
    expireHours: count,
    expireFrom: z.enum(['approval', 'submission']),
    verifyCode: z.enum(['never', 'newPhone', 'always']),
    newPhoneHours: count,
  }),
  autoDisburse: z.union([z.literal('none'), z.object({ afterHours: count })]),
  lending: z.object({ minimumMinutes: count, maximumMinutes: count }),
  cancel: z.enum(['never', 'untilMoneyDrawn']),
  reapply: z.object({ afterDays: count }),
  repay: z.object({
    minimumCents: amount,
    rule: z.enum(['atLeast', 'moreThan']),
    methods: z.enum(['byMarket', 'everyone']),
    creditedMinutes: count,
    prompts: z.object({
      ownPhoneDay: count,
      otherPhoneDay: count,
      otherPhonesPerLoanDay: count,
      otherPromptsPerLoanDay: count,
    }),
  }),
  overpayment: z.object({ use: z.enum(['refund', 'keepForNext']), minimumCents: amount }),
  extension: extensionTerms,
  voucher: z.object({ maximumImages: count, answerHours: count }),
  guard: z.enum(['listed', 'nearest', 'all']),
  verification: z.object({
    digits: count,
    validMinutes: count,
    attempts: count,
    resendSeconds: count,
    perHour: count,
    perDay: count,
    perAddressHour: count,
    perDeviceHour: count,
  }),
  session: z.object({ validDays: count, idleDays: count }),
  registered: z.enum(['toldToOwner', 'toldToAnyone']),
  shortForms: z.object({
    loanOrder: z.enum(['underGroup', 'direct']),
    repayOrder: z.enum(['direct', 'underGroup']),
  }),
  countryBase: z.enum(['beside', 'under']),
  feedback: z.object({
    maximumImages: count,
    maximumOpen: count,
    appointmentDays: count,
    messagesPerDay: count,
    imagesPerDay: count,
    answerHours: count,
  }),
  deviceData: z.enum(['none', 'consent', 'upFront']),
  plainPaths: z.boolean(),
  reminders: z.boolean(),
  languagesAtStart: list(z.enum(languages)),
});
