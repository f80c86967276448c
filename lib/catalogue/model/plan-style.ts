import type { StyleId } from "@/lib/pricing/size-spec";
import type { ModelKind, ModelPlan } from "./model-plan";
import { choosePaper, handleColour } from "./palette";
import { toOutside, type Sized } from "./style-size";

const STYLES: Record<StyleId, { kind: ModelKind; noun: string }> = {
  "mailer-box": { kind: "mailer", noun: "Mailer box" },
  "shipping-carton": { kind: "carton", noun: "Carton" },
  "tuck-end-box": { kind: "tuck", noun: "Tuck box" },
  "pizza-box": { kind: "pizza", noun: "Pizza box" },
  "paper-bag": { kind: "bag", noun: "Paper bag" },
};

export interface Board {
  /** Its words decide the colour: kraft or white. */
  name: string;
  /** Millimetres. */
  thickness: number;
}

const inMm = (length: number) => `${length} mm`;

/** The plan for drawing a style of this size, whose labels state the size as it was typed. */
export function planStyle(style: StyleId, size: Sized, board: Board): ModelPlan {
  const { kind, noun } = STYLES[style];
  const { length, width, height } = toOutside(style, size, board.thickness);
  const paper = choosePaper("", board.name);
  const handles = kind === "bag" ? "twisted" : null;
  return {
    kind,
    noun,
    said: `${size.length} × ${size.width} × ${size.height} mm ${size.inside ? "inside" : "outside"}`,
    measures: [length, width, height],
    labels: [inMm(size.length), inMm(size.width), inMm(size.height)],
    thickness: board.thickness,
    paper,
    handles,
    handleColour: handleColour(handles, paper),
    ridged: false,
  };
}
