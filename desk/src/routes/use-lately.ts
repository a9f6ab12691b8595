import { useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';

/** An order whose page was open. */
export interface Lately {
  to: string;
  orderNo: string;
}

/** As many as one remembers. */
const most = 5;

/** The orders that were opened since signing in, the latest first; in the memory of the page alone. */
export function useLately(): readonly Lately[] {
  const { pathname } = useLocation();
  const [lately, setLately] = useState<readonly Lately[]>([]);
  const orderNo = matchPath('/borrowers/:id/:tab/:orderNo', pathname)?.params.orderNo;
  if (orderNo !== undefined && lately[0]?.orderNo !== orderNo)
    setLately(
      [{ to: pathname, orderNo }, ...lately.filter((each) => each.orderNo !== orderNo)].slice(0, most),
    );
  return lately;
}
