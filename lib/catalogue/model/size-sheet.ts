import type { StyleId } from "@/lib/pricing/size-spec";
import type { Named } from "./drawing/draw-sheet";
import { layFlat, type FlatSheet } from "./flat-sheet";
import { buildNet } from "./model-plan";
import { planStyle, type Board } from "./plan-style";
import type { Sized } from "./style-size";

/** The dieline of a style in this size, and its labels. */
export function laySize(style: StyleId, size: Sized, board: Board): FlatSheet & { named: Named } {
  const plan = planStyle(style, size, board);
  const named = {
    title: `${plan.noun}, ${plan.said}`,
    board: [board.name, `${board.thickness} mm`].filter(Boolean).join(", "),
  };
  return { ...layFlat(buildNet(plan)), named };
}
