export {
  RepaymentTimeline,
  type LateDays,
  type RepaymentDay,
  type RepaymentTimelineProps,
} from './repayment-timeline.js';
