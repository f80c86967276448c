import type { TriedSize } from "@/lib/catalogue/sizes/admin/schemas";
import { randomKey } from "@/lib/client/random-key";
import type { LineSize } from "@/lib/pricing/line-size";
import { calculateShare, toPaise } from "@/lib/pricing/money";
import { SIZE_BASIS } from "@/lib/pricing/size-spec";
import { NEW_LINE, NO_SPEC, type LineValues } from "./line-values";

type Price = TriedSize["prices"][number];

/**
 * The lines of an offer after one of them takes its prices from the size table. Set-up and tool follow it as
 * separate lines, replacing earlier ones.
 */
export function applySize(
  lines: readonly LineValues[],
  index: number,
  { line: taken, prices }: Pick<TriedSize, "line" | "prices">,
): LineValues[] {
  const before = lines[index];
  if (!before || !taken) return [...lines];
  const key = before.key || randomKey();
  const line: LineValues = {
    ...before,
    key,
    kind: "custom",
    name: isSameStyle(before, taken.made) ? before.name : taken.name,
    unit: "PCS",
    basis: String(SIZE_BASIS),
    hsn: taken.hsn,
    spec: { ...NO_SPEC, tolerance: before.spec.tolerance, ...taken.spec },
    made: taken.made,
    packedWeight: String(prices[0] ? perBasis(prices[0].weight, prices[0]) : ""),
    quantities: prices.map(({ quantity, price }) => ({
      quantity: String(quantity),
      price: String(price),
    })),
    cost: "",
    costs: prices.flatMap(findCost),
  };
  const extras = taken.extras.map(({ quantity, price, ...extra }): LineValues => ({
    ...NEW_LINE,
    ...extra,
    _id: lines.find(({ forKey, kind }) => forKey === key && kind === extra.kind)?._id ?? "",
    forKey: key,
    unit: "SET",
    hsn: taken.hsn,
    quantities: [{ quantity: String(quantity), price: String(price) }],
    // The table adds no margin to them.
    cost: prices[0]?.cost === undefined ? "" : String(price),
  }));
  return [
    ...withoutExtras(lines.slice(0, index), key),
    line,
    ...extras,
    ...withoutExtras(lines.slice(index + 1), key),
  ];
}

/** Whether an edited name still fits the line. */
const isSameStyle = ({ name, made }: LineValues, taken: LineSize) =>
  name.trim() !== "" && (made === null || made.style === taken.style);

const perBasis = (amount: number, { quantity }: Price) =>
  calculateShare(amount, SIZE_BASIS, quantity);

/** The cost of the pieces only. */
function findCost(price: Price): LineValues["costs"] {
  const { quantity, cost, setup, tool } = price;
  if (cost === undefined) return [];
  return [{ quantity, costPaise: perBasis(toPaise(cost) - toPaise(setup) - toPaise(tool), price) }];
}

const withoutExtras = (lines: readonly LineValues[], key: string) =>
  lines.filter(({ forKey }) => forKey !== key);
