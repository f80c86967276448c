import { z } from "@/lib/base/input/zod";
import type { AdminProduct } from "@/lib/catalogue/admin/schemas";
import { dielineText } from "@/lib/catalogue/dieline";
import { PRODUCT_FIELDS } from "@/lib/catalogue/fields/product-fields";
import type { StatedPrintOption } from "@/lib/catalogue/made-to-order";
import { tierFields } from "@/lib/catalogue/number-fields";
import { printOptionFields, sampleFields } from "@/lib/catalogue/print-form";
import { formField, rupeesText, toText } from "./form-field";

/** Lists of prices in the form: tiers, print options and the sample. Empty price rows are ignored. */

interface TierRow {
  from: string;
  price: string;
}

export const isTierFilled = ({ from, price }: TierRow): boolean =>
  from.trim() !== "" || price.trim() !== "";

const tierRows = z
  .array(z.object({ from: z.string(), price: z.string() }))
  .superRefine((rows, context) => {
    rows.forEach((row, index) => {
      if (!isTierFilled(row)) return;
      for (const { path, message } of tierFields.safeParse(row).error?.issues ?? []) {
        context.addIssue({ code: "custom", message, path: [index, ...path] });
      }
    });
  });

const toTierRows = (tiers: readonly { from: number; price: number }[]): TierRow[] =>
  tiers.map(({ from, price }) => ({ from: String(from), price: String(price) }));

/** Returns the price tiers to send; invalid ones have no number. */
export const filledTiers = (rows: readonly TierRow[]): { from: number; price: number }[] =>
  rows
    .filter(isTierFilled)
    .map((row) => tierFields.safeParse(row).data ?? { from: NaN, price: NaN });

const tierTexts = (rows: readonly TierRow[]) =>
  rows
    .filter(({ from, price }) => from || price)
    .map(({ from, price }) => `from ${from} packs ${rupeesText(price)}`);

const printOptions = z.array(printOptionFields.extend({ tool: z.string(), tiers: tierRows }));

type Option = z.input<typeof printOptions>[number];

export const NEW_OPTION: Option = {
  name: "",
  sides: "1",
  maxColours: "1",
  minPieces: "1",
  setupFeePerColour: "",
  tiers: [],
  leadDays: "",
  tool: "",
  dieline: "",
};

const toOptionValues = (option: AdminProduct["printOptions"][number]): Option => ({
  name: option.name,
  sides: String(option.sides),
  maxColours: String(option.maxColours),
  minPieces: String(option.minPieces),
  setupFeePerColour: String(option.setupFeePerColour),
  tiers: toTierRows(option.tiers),
  leadDays: toText(option.leadDays),
  tool: option.tool ?? "",
  dieline: option.dieline ? dielineText(option.dieline) : "",
});

export const filledOptions = (options: z.output<typeof printOptions>): StatedPrintOption[] =>
  options.map(({ tiers, tool, ...option }) => ({
    ...option,
    tiers: filledTiers(tiers),
    tool: tool.trim() || null,
  }));

function optionText(option: Option): string {
  const { name, sides, maxColours, minPieces, setupFeePerColour, leadDays, tool, dieline } = option;
  return [
    `${name}: sides ${String(sides)}, colours ${String(maxColours)}, from ${String(minPieces)} packs`,
    `set-up ${rupeesText(setupFeePerColour) || "nothing"}`,
    ...tierTexts(option.tiers),
    `lead time ${toText(leadDays) || "nothing"}`,
    tool,
    typeof dieline === "string" && dieline && `dieline ${dieline}`,
  ]
    .filter(Boolean)
    .join(", ");
}

function sampleText({ kind, price, credit = [] }: z.input<typeof sampleFields>): string {
  if (kind !== "paid") return kind;
  const credits = credit.map(({ from, percent }) => `${percent}% from ${String(from)} packs`);
  return [rupeesText(price) || "nothing", ...credits].join(", ");
}

const toSampleValues = ({
  kind,
  price,
  credit,
}: AdminProduct["sample"]): z.input<typeof sampleFields> => ({
  kind,
  price: price === 0 ? "" : String(price),
  credit: credit.map(({ from, percent }) => ({
    from: String(from),
    percent: percent === 50 ? "50" : "100",
  })),
});

export const PRICE_FIELDS = {
  priceTiers: formField({
    label: PRODUCT_FIELDS.priceTiers.label,
    schema: tierRows,
    empty: [],
    of: (product) => toTierRows(product.priceTiers),
    toText: (rows) => tierTexts(rows).join("; "),
    content: filledTiers,
    send: (rows) => JSON.stringify(filledTiers(rows)),
  }),
  printOptions: formField({
    label: PRODUCT_FIELDS.printOptions.label,
    schema: printOptions,
    empty: [],
    of: (product) => product.printOptions.map(toOptionValues),
    toText: (options) => options.map(optionText).join("; "),
    send: (options) => JSON.stringify(filledOptions(options)),
  }),
  sample: formField({
    label: PRODUCT_FIELDS.sample.label,
    schema: sampleFields,
    empty: { kind: "none", price: "", credit: [] },
    of: (product) => toSampleValues(product.sample),
    toText: sampleText,
    send: JSON.stringify,
  }),
};
