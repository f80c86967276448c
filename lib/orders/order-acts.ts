/** Actions on an order besides reading it: change, pay, cancel. */
export const ORDER_ACTS = ["act", "pay", "cancel"] as const;

export type OrderAct = (typeof ORDER_ACTS)[number];

/** True when the reader of an order may do this. Only members of its company get a list of allowed acts. */
export const mayDo = (
  { allowed }: { allowed?: readonly OrderAct[] | undefined },
  act: OrderAct,
): boolean => allowed?.includes(act) ?? true;
