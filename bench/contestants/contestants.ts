import { antdMobile } from '../drive/antd-mobile.ts';
import type { MakeDriver } from '../drive/driver.ts';
import { floorReact } from '../drive/floor-react.ts';
import { kopa } from '../drive/kopa.ts';
import { shadcn } from '../drive/shadcn.ts';
import { vant } from '../drive/vant.ts';

/** Every contestant by its folder's name, with the driver that knows its elements. */
export const contestants: Record<string, MakeDriver> = {
  kopa,
  'antd-mobile': antdMobile,
  vant,
  shadcn,
  'floor-react': floorReact,
};
