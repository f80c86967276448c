import { CATEGORY_LIMITS } from "@/lib/base/ids/category-slug";
import { jsonText } from "@/lib/base/input/json";
import { readPacks } from "@/lib/base/tables/read-measure";
import { z } from "@/lib/base/input/zod";
import { formatRupees, toPaise, toRupees } from "@/lib/pricing/money";
import { counted } from "@/lib/base/text/counts";
import { MAX_TIERS, type PriceTier } from "@/lib/pricing/price-tiers";
import { optionalOrderable, optionalRupees, rupees, tierFields } from "../number-fields";
import { line, optionalLine, packSizeField, PRODUCT_LIMITS } from "../product-form";
import { parsePriceTiers, storedTiers } from "../sale-terms";
import { pairsToCell } from "./cell-lists";
import { optionalNumber, optionalText, text, type ProductField } from "./field";
import { cell, numberCell, readRupees, tiersCell } from "./read-cells";
import { UNITS } from "./units";

/** Name and price fields of a product. */

const price = rupees("Price must be a positive number").describe("Rupees for one pack, before tax");
const originalPrice = optionalRupees("Original price must be a positive number");

const TIERS = 'Price tiers must be a JSON list, such as [{"from":10,"price":449.5}]';

/** "₹1,175.00 from 10 packs" */
export const tierText = ({ from, pricePaise }: PriceTier) =>
  `${formatRupees(pricePaise)} from ${counted(from, "pack")}`;

/** JavaScript sorts integer-like keys in ascending order, which is the order of tiers. */
const tierPairs = (tiers: readonly PriceTier[]) =>
  Object.fromEntries(tiers.map(({ from, pricePaise }) => [from, String(toRupees(pricePaise))]));

export const SALE_FIELDS = {
  sku: optionalText(
    optionalLine(PRODUCT_LIMITS.sku).describe(
      "The maker's own number of the article, one of its kind whatever its case; empty for none",
    ),
    {
      label: "Article number",
      answer: z.string().nullable().describe("The maker's own number of the article"),
      example: "CSB-12-9-6",
      control: { hint: "Your own number for it (SKU); no other product may have it" },
      csv: {
        help: "Your own number of the article. A product that has it already is changed instead of added",
        example: "KB-1296",
        aliases: [
          ...["articlenumber", "articleno", "itemcode", "productcode", "partnumber", "partno"],
          ...["code", "alias"],
        ],
      },
    },
  ),
  name: text(line("Product name is required", PRODUCT_LIMITS.name), {
    label: "Name",
    control: { label: "Product name" },
    csv: {
      isRequired: true,
      help: "Needed. Without an article number a product with this name is changed instead of added",
      example: "Kraft shipping box, 12 x 9 x 6 in",
      aliases: [
        ...["nameofitem", "itemname", "productname", "stockitem", "nameofstockitem", "particulars"],
        ...["item", "product", "title"],
      ],
    },
  }),
  category: text(
    line("Category is required", CATEGORY_LIMITS.name).describe(
      "One of the shop's categories, by its name or its address",
    ),
    {
      label: "Category",
      isRuled: true,
      csv: {
        isRequired: true,
        help: "Needed. One of the shop's categories",
        example: "Boxes",
        aliases: ["under", "stockgroup", "group", "productcategory", "itemgroup"],
      },
    },
  ),
  price: {
    label: "Price",
    schema: price,
    column: "pricePaise",
    fresh: 0,
    stored: toPaise,
    typed: { kind: "rupees", empty: "" },
    control: { label: "Price (₹)", hint: "For one pack, before tax", input: "amount" },
    csv: {
      unit: UNITS.price,
      isRequired: true,
      help: "Needed. Rupees for one pack, before tax",
      example: "1250.00",
      aliases: ["rate", "sellingprice", "salesprice", "saleprice", "standardprice", "unitprice"],
      read: (style) =>
        numberCell((written) => readRupees(written, style))
          .pipe(price)
          .transform(toPaise),
      write: toRupees,
    },
  } satisfies ProductField<number>,
  originalPrice: {
    label: "Original price",
    schema: originalPrice,
    column: "originalPricePaise",
    fresh: null,
    isRuled: true,
    typed: { kind: "rupees", empty: "" },
    control: {
      label: "Original price (₹)",
      hint: "Shown crossed out, with the discount",
      input: "amount",
    },
    csv: {
      unit: UNITS.price,
      help: "Rupees; shown crossed out beside the price. Empty for none",
      example: "1400.00",
      aliases: ["mrp", "listprice", "compareatprice"],
      read: (style) =>
        numberCell((written) => readRupees(written, style))
          .pipe(originalPrice.unwrap())
          .transform((amount) => (amount === undefined ? null : toPaise(amount))),
      write: (paise) => (paise === null ? null : toRupees(paise)),
    },
  } satisfies ProductField<number | null>,
  /** Stored among the specifications, where pages, documents and the search find it. */
  packSize: {
    label: "Pieces in a pack",
    schema: packSizeField
      .optional()
      .describe(
        "What one pack holds, such as “100 pieces”, “12 rolls” or “100”; the specification “Pack size” in other words, empty for none",
      ),
    typed: { kind: "text", empty: "" },
    control: { hint: "What one price buys: 100, or in your words 12 rolls" },
    csv: {
      help: "What one pack holds: a number of pieces, or such as 12 rolls. Empty for none",
      example: "100 pieces",
      aliases: ["packsize", "piecesperpack", "packof", "pcsperpack", "unitsperpack", "packqty"],
      read: () => cell.pipe(packSizeField),
      write: (packSize) => packSize,
    },
  } satisfies ProductField<string | null>,
  minQuantity: optionalNumber(
    optionalOrderable.describe("Packs of the smallest order; 1 by default"),
    readPacks,
    {
      label: "Smallest order",
      fresh: 1,
      control: { hint: "In packs; 1 for any quantity", input: "packs" },
      csv: {
        unit: UNITS.packs,
        help: "Packs. Empty for any quantity",
        example: "1",
        aliases: ["moq", "minimumorder", "minimumquantity", "minorderquantity"],
      },
    },
  ),
  packMultiple: optionalNumber(
    optionalOrderable.describe("Orders are multiples of so many packs; 1 by default"),
    readPacks,
    {
      label: "Sold in multiples of",
      fresh: 1,
      control: { hint: "In packs; 12 allows 12, 24, 36 and so on", input: "packs" },
      csv: {
        unit: UNITS.packs,
        help: "Packs. Empty for any quantity",
        example: "1",
      },
    },
  ),
  priceTiers: {
    label: "Prices for larger quantities",
    schema: jsonText(
      z.array(tierFields, TIERS).max(MAX_TIERS, `Give at most ${MAX_TIERS} price tiers`),
      `${TIERS}; prices fall as quantities rise`,
    ),
    fresh: [],
    parse: parsePriceTiers,
    stored: storedTiers,
    audited: (tiers) => tiers.map(tierText),
    csv: {
      unit: UNITS.tiers,
      help: "Packs: rupees for each pack, one on each line of the cell",
      example: "10: 1199.00\n50: 1150.00",
      read: tiersCell,
      write: (tiers) => pairsToCell(tierPairs(tiers)),
    },
  } satisfies ProductField<PriceTier[]>,
};
