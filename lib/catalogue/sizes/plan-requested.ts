import { planStyle } from "../model/plan-style";
import type { ModelPlan } from "../model/model-plan";
import type { Style } from "./schemas";
import { readSize } from "./size-address";
import { type RequestedSize } from "./size-link";

/** A little outside the limits is drawn as well, beside the words that refuse it; far outside would be no picture. */
const isDrawn = (length: number, [least, most]: readonly [number, number]) =>
  length >= least / 2 && length <= most * 2;

/** The model of the requested size; null while it cannot be read, or is far from one that can be made. */
export function planRequested(style: Style, requested: RequestedSize): ModelPlan | null {
  const { spec } = readSize(requested);
  const board = style.boards.find(({ _id }) => _id === requested.board);
  if (!spec || !board) return null;
  const { limits } = style;
  const sides = ["length", "width", "height"] as const;
  if (!sides.every((side) => isDrawn(spec[side], limits[side]))) return null;
  return planStyle(style._id, spec, board);
}
