/** What somebody does with an order beside reading it: changes it, pays it, or cancels it. */
export const ORDER_ACTS = ["act", "pay", "cancel"] as const;

export type OrderAct = (typeof ORDER_ACTS)[number];

/** Whether the reader of an order may do this: only members of its company are told what they may. */
export const mayDo = (
  { allowed }: { allowed?: readonly OrderAct[] | undefined },
  act: OrderAct,
): boolean => allowed?.includes(act) ?? true;
