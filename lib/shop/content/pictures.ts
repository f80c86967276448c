/** The icons that a trade can have; components/shop/landing/trades.tsx draws them. */
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

/** The pictures that sections of the landing page can have; the files are in components/shop/landing/pictures. */
export const SERVICE_PICTURES = ["measured", "printed", "served", "protected", "none"] as const;

export type ServicePicture = (typeof SERVICE_PICTURES)[number];

export const HERO_PICTURES = ["workbench", "none"] as const;
