/** The reason why dispatches of an order ended short cannot be reverted. */
export const ENDED_SHORT =
  "The order was ended short, and its customer was told so. What was not sent is ordered again.";
