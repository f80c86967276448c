import { stage, type View } from "@/lib/product-model/net";

/** Describes the position of the fold slider: "folded", "a flat sheet". */
export function foldText(progress: number): string {
  if (progress <= 0) return "Flat sheet";
  if (progress >= 1) return "Folded";
  return progress < 0.5 ? "Less than half folded" : "More than half folded";
}

const SIDES = ["the front", "the front and right", "the right", "the back and right"];
const OTHERS = ["the back", "the back and left", "the left", "the front and left"];

/** Describes the viewing angle. */
function fromText({ turn, tilt }: View): string {
  const sides = [...SIDES, ...OTHERS];
  const eighth = Math.round((((turn % 360) + 360) % 360) / 45) % sides.length;
  const height = tilt > 8 ? " and above" : tilt < -8 ? " and below" : "";
  return `${sides[eighth] ?? "the front"}${height}`;
}

/** Describes the whole picture for screen readers. */
export function pictureText(what: { noun: string; said: string }, view: View, progress: number) {
  const state = foldText(progress).toLowerCase();
  const from =
    stage(progress, 0, 1) === 0 ? "with the printed side up" : `seen from ${fromText(view)}`;
  return `${what.noun}, ${what.said}: ${state}, ${from}`;
}
