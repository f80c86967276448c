/** Why nothing of an order that was ended short is taken back. */
export const ENDED_SHORT =
  "The order was ended short, and its customer was told so. What was not sent is ordered again.";
