import { PDFName, type PDFDict } from "@cantoo/pdf-lib";
import { firstColour, readSpace, spaceNamed, type Space } from "./colours";
import type { Side, State } from "./graphics-state";
import { dictIn } from "./lookups";
import type { Operand } from "./read-operators";
import type { Streams } from "./streams";

const DEVICE = { g: "gray", rg: "rgb", k: "cmyk" } as const;

interface Setting {
  name: string;
  operands: readonly Operand[];
  resources: PDFDict | undefined;
  streams: Streams;
}

/** Sets the colour named by an operator. Returns false when the file lacks it. */
export function setColour(state: State, { name, operands, resources, streams }: Setting): boolean {
  const lower = name.toLowerCase();
  const side: Side = name === lower ? "fill" : "stroke";
  const parts = operands.filter((part) => typeof part === "number");
  if (lower === "g" || lower === "rg" || lower === "k") {
    state[side] = { space: { kind: DEVICE[lower] }, parts };
  } else if (lower === "cs") {
    const space = findSpace(operands[0], resources, streams);
    state[side] = firstColour(space ?? { kind: "other" });
    return space !== null;
  } else if (lower === "sc" || lower === "scn") {
    const last = operands.at(-1);
    const { space } = state[side];
    if (typeof last !== "string") state[side] = { space, parts };
    else {
      const pattern = dictIn(resources, "Pattern")?.lookup(PDFName.of(last));
      state[side] = { space, parts, pattern };
      return pattern !== undefined;
    }
  }
  return true;
}

/** Null for an unknown colour space. */
export function findSpace(
  name: Operand | undefined,
  resources: PDFDict | undefined,
  streams: Streams,
): Space | null {
  if (typeof name !== "string") return null;
  const named = dictIn(resources, "ColorSpace")?.lookup(PDFName.of(name));
  if (named) return readSpace(named, streams);
  const space = spaceNamed(name);
  return space.kind === "other" ? null : space;
}
