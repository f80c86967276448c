import { z } from "@/lib/base/input/zod";

/** The paper sizes for labels. */
export const LABEL_SHEETS = ["4x6", "a4"] as const;

export type LabelSheet = (typeof LABEL_SHEETS)[number];

/** Position of a label on its sheet, in points. */
export interface LabelPlace {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface SheetLayout {
  size: readonly [width: number, height: number];
  /** The labels of one sheet, row by row. */
  places: readonly LabelPlace[];
  /** Scale of the type size relative to a label of 4 × 6 inches. */
  scale: number;
}

const INCH = 72;
const MM = INCH / 25.4;

/** Eight labels of 99.1 × 67.7 mm on a sheet, a size that is commonly sold in India and elsewhere. */
const A4_PLACES = Array.from({ length: 8 }, (_, index) => ({
  x: (4.65 + (index % 2) * 101.6) * MM,
  y: (13.1 + Math.floor(index / 2) * 67.7) * MM,
  width: 99.1 * MM,
  height: 67.7 * MM,
}));

export const SHEET_LAYOUTS: Record<LabelSheet, SheetLayout> = {
  "4x6": {
    size: [4 * INCH, 6 * INCH],
    places: [{ x: 0, y: 0, width: 4 * INCH, height: 6 * INCH }],
    scale: 1,
  },
  a4: { size: [210 * MM, 297 * MM], places: A4_PLACES, scale: 0.66 },
};

export const labelSchema = z.object({
  sheet: z
    .enum(LABEL_SHEETS)
    .optional()
    .describe(
      "`4x6` for labels of 4 × 6 inches, one a page (the default); `a4` for eight to a sheet",
    ),
});
