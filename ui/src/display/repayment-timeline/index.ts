export type { PayDay } from './pay-day-track.js';
export type { RepaymentDay } from './repayment-day.js';
export { RepaymentTimeline, type RepaymentTimelineProps } from './repayment-timeline.js';
