/** What of an order's money can go back (docs/product.md: Refunds and returns). All in paise. */
export interface RefundSums {
  paidPaise: number;
  refundedPaise: number;
  /** What is still to be paid; below zero: what was paid too much. */
  outstandingPaise: number;
  /** Refunds that a gateway has not answered yet, and by how much less is asked for because of them. */
  underWayPaise: number;
  underWayCreditedPaise: number;
}

/** No more than came in and is not on its way back. */
export const mostRefundable = (sums: RefundSums): number =>
  sums.paidPaise - sums.refundedPaise - sums.underWayPaise;

/** What the customer has paid beyond what the order comes to: it is to be given back. */
export const overpaidPaise = (sums: RefundSums): number =>
  Math.max(0, sums.underWayCreditedPaise - sums.underWayPaise - sums.outstandingPaise);

/** The part of a refund by which less is asked for: what goes back beyond what was paid too much. */
export const creditedBy = (sums: RefundSums, amountPaise: number): number =>
  Math.max(0, amountPaise - overpaidPaise(sums));
