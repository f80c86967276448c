import type { StyleId } from "@/lib/pricing/size-spec";
import type { HandleKind } from "./nets/bag";
import { toCreases } from "./style-size";

/** The style whose geometry a product of each folded kind has. */
export const STYLE_OF = {
  mailer: "mailer-box",
  pizza: "pizza-box",
  carton: "shipping-carton",
  tuck: "tuck-end-box",
  bag: "paper-bag",
} as const satisfies Record<string, StyleId>;

export type FoldedKind = keyof typeof STYLE_OF;

interface Planned {
  measures: readonly [number, number, number];
  thickness: number;
  handles: HandleKind | null;
  handleColour: string;
}

/** Dimensions of a box's or bag's net: the distances between its creases. */
export function measureNet(kind: FoldedKind, plan: Planned) {
  const { measures, thickness, handles, handleColour } = plan;
  const [a, b, c] = measures;
  const outer = { length: a, width: b, height: c, inside: false };
  const { length, width: depth, height } = toCreases(STYLE_OF[kind], outer, thickness);
  return { length, width: length, depth, height, thickness, handles, handleColour };
}
