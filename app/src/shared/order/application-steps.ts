import { orderSteps, stepScreen, type OrderStep } from '@kopa/contract/order-steps';

/** The five parts of the application in order (S2-72 to S2-76), each with its screen. */
export const applicationSteps = [
  { step: orderSteps.basicInfo, path: '/auth/personal_infomation' },
  { step: orderSteps.addition, path: '/auth/additionalInfomation' },
  { step: orderSteps.identityOcr, path: '/auth/id_card_authentication' },
  { step: orderSteps.bindCard, path: '/bank_account/add_bankcard' },
  { step: orderSteps.question, path: '/auth/loan_question' },
] as const;

/** The part of a step, from 0; -1 outside of an application. */
export function positionOf(step: OrderStep): number {
  return applicationSteps.findIndex((part) => part.step === step);
}

/** The screen of a step, or home without one. */
export function screenOf(step: OrderStep): string {
  return stepScreen(step) ?? '/';
}
