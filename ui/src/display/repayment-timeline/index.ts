export type { LateDays, RepaymentDay } from './repayment-day.js';
export { RepaymentTimeline, type RepaymentTimelineProps } from './repayment-timeline.js';
