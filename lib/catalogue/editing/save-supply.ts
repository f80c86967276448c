import { AppError } from "@/lib/base/errors";
import type { PrintOption } from "@/lib/pricing/print-options";
import { ownTierProblem } from "@/lib/pricing/tier-problem";
import { leastQuantity, type QuantityRules } from "@/lib/pricing/quantity-rules";
import type { Sample } from "@/lib/pricing/sample";
import { parsePrintOptions, parseSample, storedPrintOptions, storedSample } from "../made-to-order";
import type { Supply } from "../supply";
import type { ProductRequest } from "./product-request";

/** Fields that the rules of supply, print and samples read. */
interface SupplyTerms {
  supply: Supply;
  /** Working days. */
  leadDays: number | null;
  maxQuantity: number | null;
  printOptions: PrintOption[];
  sample: Sample | null;
}

type StoredSupply = Omit<SupplyTerms, "printOptions" | "sample"> &
  Record<"printOptions" | "sample", unknown>;

const DEFAULTS: SupplyTerms = {
  supply: "stock",
  leadDays: null,
  maxQuantity: null,
  printOptions: [],
  sample: null,
};

type SupplyRequest = Pick<ProductRequest, keyof SupplyTerms>;

const unlessGiven = <T>(requested: T | undefined, before: T): T =>
  requested === undefined ? before : requested;

/** Returns the supply after a save. Fields that the request leaves out stay unchanged. */
export function supplyAfter(request: SupplyRequest, before: StoredSupply = DEFAULTS): SupplyTerms {
  const { printOptions, sample } = request;
  return {
    supply: request.supply ?? before.supply,
    leadDays: unlessGiven(request.leadDays, before.leadDays),
    maxQuantity: unlessGiven(request.maxQuantity, before.maxQuantity),
    printOptions: printOptions
      ? storedPrintOptions(printOptions)
      : parsePrintOptions(before.printOptions),
    sample: sample ? storedSample(sample) : parseSample(before.sample),
  };
}

/** Returns the errors of the supply by form field. */
export function supplyProblems(supply: SupplyTerms, rules: QuantityRules): Record<string, string> {
  const least = leastQuantity(rules);
  const { leadDays, maxQuantity, printOptions, sample } = supply;
  return {
    ...(supply.supply === "to_order" && leadDays === null ? { leadDays: LEAD_MISSING } : {}),
    ...(maxQuantity !== null && maxQuantity < least
      ? { maxQuantity: `The smallest order is ${least} packs: allow at least so many` }
      : {}),
    ...Object.fromEntries(
      printOptions.flatMap((option, index) =>
        Object.entries(optionProblems(option, index, supply)),
      ),
    ),
    ...sampleProblems(sample),
  };
}

const LEAD_MISSING = "Say in how many working days an order of it leaves, as it is made to order";

function optionProblems(
  { name, minPieces, tiers }: PrintOption,
  index: number,
  { printOptions, maxQuantity }: SupplyTerms,
): Record<string, string> {
  const at = `printOptions.${index}`;
  const tier = ownTierProblem(tiers);
  const isTwice = printOptions
    .slice(0, index)
    .some((other) => other.name.toLowerCase() === name.toLowerCase());
  return {
    ...(isTwice ? { [`${at}.name`]: `${name} is there twice. Name each option differently` } : {}),
    ...(maxQuantity !== null && minPieces > maxQuantity
      ? { [`${at}.minPieces`]: `One order holds at most ${maxQuantity} packs of this product` }
      : {}),
    ...(tier ? { [`${at}.tiers.${tier.index}.${tier.part}`]: tier.message } : {}),
  };
}

function sampleProblems(sample: Sample | null): Record<string, string> {
  if (sample?.kind !== "paid") return {};
  if (sample.pricePaise === 0) return { "sample.price": "Enter what a paid sample costs" };
  const wrong = sample.credit.findIndex(
    ({ from }, index) => from <= (sample.credit[index - 1]?.from ?? 0),
  );
  return wrong < 0
    ? {}
    : { [`sample.credit.${wrong}.from`]: "Start this credit at more packs than the one before" };
}

/** @throws AppError invalid_input when nothing can be sold so */
export function refuseSupply(supply: SupplyTerms, rules: QuantityRules): void {
  const fields = supplyProblems(supply, rules);
  const [message] = Object.values(fields);
  if (message !== undefined) throw new AppError("invalid_input", message, { fields });
}
