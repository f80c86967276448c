import { LineKind, LineUnit } from "@/lib/db/generated/enums";
import type { LineSize } from "@/lib/pricing/line-size";
import { NO_SIZE, type SizedValues } from "./sized-values";

interface SpecValues {
  size: string;
  material: string;
  print: string;
  finish: string;
  tolerance: string;
}

export interface CartonValues {
  length: string;
  width: string;
  height: string;
}

export interface LineValues {
  /** The id of an existing line; empty for a new one. */
  _id: string;
  /** The key by which set-up and tool refer to it; empty if it has neither. */
  key: string;
  /** For a set-up or tool: the key of the line that it is charged for; empty for none. */
  forKey: string;
  kind: string;
  name: string;
  spec: SpecValues;
  unit: string;
  basis: string;
  hsn: string;
  /** `_id` of a product; empty for none. */
  product: string;
  packedWeight: string;
  carton: CartonValues;
  quantities: { quantity: string; price: string }[];
  cost: string;
  /** `_id` of the approved order line that is repeated; empty for none. */
  again: string;
  sized: SizedValues;
  made: LineSize | null;
  /** The cost of 1,000 pieces by the table. */
  costs: { quantity: number; costPaise: number }[];
}

export const NO_CARTON: CartonValues = { length: "", width: "", height: "" };

export const NO_SPEC: SpecValues = { size: "", material: "", print: "", finish: "", tolerance: "" };

export const NEW_LINE: LineValues = {
  _id: "",
  key: "",
  forKey: "",
  cost: "",
  kind: LineKind.custom,
  name: "",
  spec: NO_SPEC,
  unit: LineUnit.PCS,
  basis: "1",
  hsn: "",
  product: "",
  packedWeight: "",
  carton: NO_CARTON,
  quantities: [{ quantity: "", price: "" }],
  again: "",
  sized: NO_SIZE,
  made: null,
  costs: [],
};

const isExtra = (kind: string) => kind === LineKind.fee || kind === LineKind.tool;

/** The index of the line that a set-up or tool is charged for; undefined if there is none. */
export function findOwner(
  lines: readonly LineValues[],
  { kind, forKey }: Pick<LineValues, "kind" | "forKey">,
): number | undefined {
  if (!isExtra(kind) || !forKey) return undefined;
  const index = lines.findIndex((line) => line.key === forKey && !isExtra(line.kind));
  return index < 0 ? undefined : index;
}
