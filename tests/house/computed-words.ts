/** Words whose keys are computed where no test can read it from the source: what begins so counts as used. */
export const computedFamilies: { family: string; because: string }[] = [
  { family: 'enumerations:', because: 'the labels of codes: `t(`${list}.${code}`)`' },
];
