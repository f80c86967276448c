import type { Examples } from "@/lib/base/examples/example";
import type { sizesAdminEndpoints } from "@/lib/catalogue/sizes/admin/endpoints";

/** The examples of the size table in the OpenAPI document. */

export const TABLE_EXAMPLE = {
  styles: [
    {
      _id: "mailer-box",
      name: "Mailer box",
      picture: null,
      hsn: "481910",
      limits: { length: [80, 450], width: [60, 350], height: [20, 150] },
      boards: ["e-kraft"],
      prints: ["plain", "flexo-1"],
      finishes: ["matt"],
      quantities: [100, 500, 1000],
      leastQuantity: 100,
      leadDays: [{ from: 1, days: 8 }],
      conversion: 2.2,
      run: 900,
      sample: 150,
      tool: [{ upToArea: 0.3, price: 6500 }],
      active: true,
    },
  ],
  boards: [
    {
      _id: "e-kraft",
      name: "E-flute, kraft",
      thickness: 1.6,
      gsm: 420,
      recycledPercent: 80,
      prices: [{ from: "2026-04-01", perM2: 28 }],
    },
  ],
  prints: [
    { _id: "plain", name: "Plain", colours: 0, perM2: 0, setup: 0 },
    { _id: "flexo-1", name: "1 colour outside", colours: 1, perM2: 1.2, setup: 1800 },
  ],
  finishes: [{ _id: "matt", name: "Matt lamination", perM2: 9 }],
  wastePercent: 8,
  margins: [
    { from: 1, percent: 40 },
    { from: 1000, percent: 30 },
  ],
  leastOrder: 5000,
} as const;

const UPDATED_AT = "2026-11-20T05:30:00.000Z";

const TABLE = { ...TABLE_EXAMPLE, table: 3, updatedAt: UPDATED_AT } as const;

export const sizesAdminExamples: Examples<
  typeof sizesAdminEndpoints,
  "getSizeTable" | "saveSizeTable"
> = {
  getSizeTable: { answer: TABLE },
  saveSizeTable: { body: { ...TABLE_EXAMPLE, updatedAt: UPDATED_AT }, answer: TABLE },
};
