import type { TriedSize } from "@/lib/catalogue/sizes/admin/schemas";
import { isExtraOf } from "@/lib/catalogue/sizes/size-line";
import { calculateShare, toPaise } from "@/lib/pricing/money";
import { SIZE_BASIS } from "@/lib/pricing/size-spec";
import { NEW_LINE, NO_SPEC, type LineValues } from "./offer-form";

type Price = TriedSize["prices"][number];

/**
 * The lines of an offer once one of them takes its prices from the size table. Set-up and tool follow it as lines of
 * their own, in place of those that it had.
 */
export function takeSize(
  lines: readonly LineValues[],
  index: number,
  { line: taken, prices }: Pick<TriedSize, "line" | "prices">,
): LineValues[] {
  const before = lines[index];
  if (!before || !taken) return [...lines];
  const line: LineValues = {
    ...before,
    kind: "custom",
    name: before.name.trim() || taken.name,
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
    unit: "SET",
    hsn: taken.hsn,
    quantities: [{ quantity: String(quantity), price: String(price) }],
  }));
  return [
    ...lines.slice(0, index),
    line,
    ...extras,
    ...withoutExtras(lines.slice(index + 1), before),
  ];
}

const perBasis = (amount: number, { quantity }: Price) =>
  calculateShare(amount, SIZE_BASIS, quantity);

/** Of the pieces alone. */
function findCost(price: Price): LineValues["costs"] {
  const { quantity, cost, setup, tool } = price;
  if (cost === undefined) return [];
  return [{ quantity, costPaise: perBasis(toPaise(cost) - toPaise(setup) - toPaise(tool), price) }];
}

/** The lines after a box without the set-up and the tool that it had: of several alike, the first. */
function withoutExtras(lines: readonly LineValues[], { made, spec }: LineValues): LineValues[] {
  if (!made) return [...lines];
  const own = lines.filter((line) => isExtraOf(line, spec));
  const removed = (["fee", "tool"] as const).map((kind) => own.find((line) => line.kind === kind));
  return lines.filter((line) => !removed.includes(line));
}
