import type { LineUnit } from "@/lib/db/generated/enums";
import type { EarlierApproval, LinePrint, LineSpec } from "./cart-line";

/** A line of an earlier order of the same buyer: of a product, or made to measure. */
export interface ApprovedLine extends EarlierApproval {
  id: string;
  productId: string | null;
  name: string;
  unit: LineUnit;
  basis: number;
  hsnCode: string | null;
  print: LinePrint | null;
  spec: LineSpec | null;
}

/** True when it is printed the same way; another print needs a new proof. */
export function isSamePrint(line: ApprovedLine, product: string, print: LinePrint): boolean {
  if (!line.print) return false;
  const { option, sides, colours } = line.print;
  return (
    line.productId === product &&
    option.toLowerCase() === print.option.toLowerCase() &&
    sides === print.sides &&
    colours === print.colours
  );
}

const SPEC_TEXTS = ["size", "material", "print", "finish", "tolerance"] as const;

/** True when a custom-made line has the same spec. */
export const isSameSpec = ({ spec }: ApprovedLine, wanted: LineSpec): boolean =>
  SPEC_TEXTS.every((text) => (spec?.[text] ?? "") === (wanted[text] ?? ""));
