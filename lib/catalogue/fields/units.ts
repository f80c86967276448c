import type { ReadsUnit } from "@/lib/base/tables/heading-unit";
import { readMoney } from "@/lib/base/tables/read-money";
import { readLength, readPacks, readPercent, readWeight } from "@/lib/base/tables/read-measure";
import { readWhole } from "@/lib/base/tables/read-number";

/** The unit of a bare number in a column. */
export interface FieldUnit {
  /** Label for the owner. */
  shown: string;
  /** Takes a number with a unit, as a heading such as "Weight (kg)" may name it; without one, the column takes none. */
  reads?: ReadsUnit;
}

/** Units that may follow days. */
export const DAYS = { days: 0, day: 0, workingdays: 0 };

export const UNITS = {
  price: { shown: "₹ per pack", reads: (text) => readMoney(text, { per: "pack" }) },
  tiers: { shown: "packs: ₹ per pack" },
  packs: { shown: "packs", reads: readPacks },
  days: { shown: "working days", reads: (text) => readWhole(text, { units: DAYS }) },
  grams: { shown: "g", reads: (text) => readWeight(text, { in: "g" }) },
  mm: { shown: "mm", reads: readLength },
  percent: { shown: "%", reads: readPercent },
} as const satisfies Record<string, FieldUnit>;
