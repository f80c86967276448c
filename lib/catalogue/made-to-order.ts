import { toPaise, toRupees } from "@/lib/pricing/money";
import type { PrintOption } from "@/lib/pricing/print-options";
import type { Sample } from "@/lib/pricing/sample";
import type { Dieline } from "@/lib/pricing/dieline";
import { statedTiers, storedTiers, type StatedTerms } from "./sale-terms";

/** A print option in rupees, as the API returns it. */
export interface StatedPrintOption extends Omit<PrintOption, "setupFeePaise" | "tiers"> {
  setupFeePerColour: number;
  tiers: StatedTerms["priceTiers"];
}

/** A sample in rupees, as the API returns it. */
export interface StatedSample {
  kind: "none" | Sample["kind"];
  price: number;
  credit: { from: number; percent: 50 | 100 }[];
}

/** Parses the JSON column of print options. */
export function parsePrintOptions(column: unknown): PrintOption[] {
  return (column ?? []) as PrintOption[];
}

/** Parses the JSON column of the sample; null where none is offered. */
export function parseSample(column: unknown): Sample | null {
  return column as Sample | null;
}

export function statedPrintOptions(options: readonly PrintOption[]): StatedPrintOption[] {
  // The fields are named one by one, because jsonb keeps them in an order of its own, and texts of them are compared.
  return options.map((option) => ({
    name: option.name,
    sides: option.sides,
    maxColours: option.maxColours,
    minPieces: option.minPieces,
    setupFeePerColour: toRupees(option.setupFeePaise),
    tiers: statedTiers(option.tiers),
    leadDays: option.leadDays,
    tool: option.tool,
    ...(option.dieline && { dieline: toSize(option.dieline) }),
  }));
}

const toSize = ({ width, height }: Dieline): Dieline => ({ width, height });

export function storedPrintOptions(options: readonly StatedPrintOption[]): PrintOption[] {
  return options.map(({ setupFeePerColour, tiers, dieline, ...option }) => ({
    ...option,
    ...(dieline && { dieline }),
    setupFeePaise: toPaise(setupFeePerColour),
    tiers: storedTiers(tiers),
  }));
}

export function statedSample(sample: Sample | null): StatedSample {
  if (!sample) return { kind: "none", price: 0, credit: [] };
  const { kind, pricePaise, credit } = sample;
  return {
    kind,
    price: toRupees(pricePaise),
    credit: credit.map(({ from, percent }) => ({ from, percent })),
  };
}

export function storedSample({ kind, price, credit }: StatedSample): Sample | null {
  if (kind === "none") return null;
  return {
    kind,
    pricePaise: kind === "free" ? 0 : toPaise(price),
    credit: kind === "free" ? [] : credit,
  };
}
