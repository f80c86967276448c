import { countText } from "@/lib/base/text/counts";
import { readPacks, readWeight } from "@/lib/base/tables/read-measure";
import { readWhole } from "@/lib/base/tables/read-number";
import { z } from "@/lib/base/input/zod";
import { toPaise } from "@/lib/pricing/money";
import { MAX_QUANTITY } from "@/lib/pricing/quantity-rules";
import type { Carton } from "@/lib/pricing/freight";
import { LOW_STOCK } from "../low-stock";
import {
  count,
  optionalGrams,
  optionalLead,
  optionalLowStock,
  optionalMost,
  removableRupees,
} from "../number-fields";
import { cartonName, cartonText, parseCarton } from "../packing";
import { SUPPLIES, type Supply } from "../supply";
import { optionalNumber, type ProductField } from "./field";
import { cartonCell, cell, numberCell } from "./read-cells";
import { DAYS, UNITS } from "./units";

/** Stock, production and packing fields of a product. */

const stockCount = count.describe("Packs");

const supply = z
  .enum(SUPPLIES, "Say whether it is kept in stock or made to order")
  .optional()
  .describe("`to_order`: sold whatever its stock is; `stock` by default");

const wholeNumber = z.number().int();

export const SUPPLY_FIELDS = {
  stockCount: {
    label: "Stock count",
    schema: stockCount,
    fresh: 0,
    isRuled: true,
    isSilent: true,
    typed: { kind: "number", empty: "" },
    control: { input: "count" },
    csv: {
      unit: UNITS.packs,
      label: "Stock",
      isLeftOpen: true,
      help: "Packs in stock. A product that is there keeps its own unless you say that the file was counted just now",
      example: "140",
      aliases: [
        ...["openingquantity", "openingqty", "closingquantity", "closingqty", "closingstock"],
        ...["quantity", "qty", "stock"],
      ],
      read: (style) => numberCell((written) => readPacks(written, style)).pipe(stockCount),
      write: Number,
    },
  } satisfies ProductField<number>,
  lowStockAt: optionalNumber(
    optionalLowStock.describe(
      `At this many packs or fewer it counts as low; empty for ${LOW_STOCK}, 0 for never`,
    ),
    readPacks,
    {
      label: "Low stock at",
      control: {
        hint: `In packs: from here on you are told. Empty for ${LOW_STOCK}, 0 for never`,
        input: "count",
      },
      csv: {
        unit: UNITS.packs,
        help: `At this many packs or fewer it counts as low. Empty for ${LOW_STOCK}, 0 for never`,
        example: "25",
        aliases: ["reorderlevel", "minimumstock"],
      },
    },
  ),
  supply: {
    label: "Supplied",
    schema: supply,
    answer: z.enum(SUPPLIES).describe("`to_order`: sold whatever its stock is"),
    example: "stock",
    fresh: "stock",
    typed: {
      kind: "choice",
      empty: "stock",
      options: [
        { value: "stock", label: "From stock" },
        { value: "to_order", label: "Made to order" },
      ],
    },
    control: { hint: "What is made to order can always be bought" },
    csv: {
      isLeftOpen: true,
      help: "stock, or to_order for what is made once it is ordered. Empty leaves it as it is",
      example: "stock",
      read: () => cell.transform((text) => text.trim()).pipe(supply.unwrap()),
      write: String,
    },
  } satisfies ProductField<Supply>,
  leadDays: optionalNumber(
    optionalLead.describe(
      "Its lead time: working days until an order of it leaves; required when it is made to order, else empty for the shop's usual ones",
    ),
    (written, style) => readWhole(written, { ...style, units: DAYS }),
    {
      label: "Lead time",
      answer: wholeNumber
        .min(0)
        .nullable()
        .describe(
          "Its lead time: working days until an order of it leaves; null: the shop's usual ones",
        ),
      example: 5,
      sqlColumn: "dispatchDays",
      control: { input: "count" },
      csv: {
        unit: UNITS.days,
        help: "Working days until an order of it leaves. Empty for the shop's usual ones; needed for to_order",
        example: "5",
        // The first is the header of this shop's own files from before made-to-order products.
        aliases: ["dispatchdays", "leadtime", "leadtimedays", "handlingtime"],
      },
    },
  ),
  maxQuantity: optionalNumber(
    optionalMost.describe("Packs of the largest order; empty for the shop's own limit"),
    readPacks,
    {
      label: "Most per order",
      answer: wholeNumber
        .min(1)
        .nullable()
        .describe("Packs of the largest order; null for the shop's own limit"),
      example: null,
      control: {
        section: "supply",
        hint: `In packs. Empty for the shop's limit of ${countText(MAX_QUANTITY)}`,
        input: "packs",
      },
      csv: {
        unit: UNITS.packs,
        help: "Packs. Empty for the shop's own limit",
        example: "500",
        aliases: ["maximumorder", "maximumquantity", "maxorderquantity"],
      },
    },
  ),
  cost: {
    label: "Cost",
    schema: removableRupees("Enter what a pack costs you as a positive number").describe(
      "Rupees that a pack costs the shop, which nobody outside reads; empty for none",
    ),
    column: "costPaise",
    fresh: null,
    stored: (rupees: number | null) => (rupees === null ? null : toPaise(rupees)),
    isSilent: true,
    typed: { kind: "rupees", empty: "" },
    control: {
      section: "supply",
      label: "Cost (₹)",
      hint: "What one pack costs you. No customer ever sees it",
      input: "amount",
    },
  } satisfies ProductField<number | null>,
  packedWeight: optionalNumber(
    optionalGrams.describe(
      "Grams of a pack as it is shipped; without it shipping by weight has no price",
    ),
    (written, style) => readWeight(written, { ...style, in: "g" }),
    {
      label: "Packed weight",
      answer: wholeNumber
        .nullable()
        .describe("Grams of a pack as it is shipped; null where it is not known"),
      example: 8200,
      control: {
        section: "supply",
        label: "Packed weight (g)",
        hint: "Of one pack as it is shipped. Shipping by weight needs it",
        input: "packs",
      },
      csv: {
        unit: UNITS.grams,
        help: "Grams of one pack as it is shipped. Empty for not known",
        example: "8200",
        aliases: ["weight", "grossweight", "weightgrams", "packweight"],
      },
    },
  ),
  carton: {
    label: "Carton",
    schema: cartonText,
    answer: z
      .object({ length: wholeNumber, width: wholeNumber, height: wholeNumber })
      .nullable()
      .describe("Of a pack as it is shipped, in millimetres"),
    example: { length: 620, width: 420, height: 300 },
    fresh: null,
    parse: parseCarton,
    audited: cartonName,
    csv: {
      unit: UNITS.mm,
      help: "Length x width x height of one pack as it is shipped, in mm. Empty for none",
      example: "600 x 400 x 350",
      aliases: ["cartonsize", "cartonmm", "boxsize"],
      read: cartonCell,
      write: (carton) => carton && `${carton.length} x ${carton.width} x ${carton.height}`,
    },
  } satisfies ProductField<Carton | null>,
};
