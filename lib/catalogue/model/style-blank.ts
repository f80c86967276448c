import type { Dieline } from "@/lib/pricing/dieline";
import type { StyleId } from "@/lib/pricing/size-spec";
import { sheetExtent } from "./flat-sheet";
import { buildNet } from "./model-plan";
import { planStyle } from "./plan-style";
import type { Sized } from "./style-size";

/**
 * The flat blank of one piece, in mm: the smallest rectangle of board that it is cut from. No side of it falls when a
 * length grows.
 */
export function measureBlank(style: StyleId, size: Sized, thickness: number): Dieline {
  const { width, height } = sheetExtent(buildNet(planStyle(style, size, { name: "", thickness })));
  return { width, height };
}
