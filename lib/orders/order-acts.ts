/** What somebody does with an order beside reading it: changes it, pays it, or cancels it. */
export const ORDER_ACTS = ["act", "pay", "cancel"] as const;

export type OrderAct = (typeof ORDER_ACTS)[number];
