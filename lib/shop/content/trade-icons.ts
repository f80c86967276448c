/** The drawings that a trade can have; components/shop/landing/trades.tsx draws them. */
export const TRADE_ICONS = [
  "coffee",
  "kitchen",
  "cake",
  "truck",
  "shop",
  "clothes",
  "gift",
  "plant",
  "medicine",
  "factory",
] as const;

export type TradeIcon = (typeof TRADE_ICONS)[number];
