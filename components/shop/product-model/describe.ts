import { inEnglish, type Say } from "@/lib/i18n/say";
import { stage, type View } from "@/lib/catalogue/model/net";

/** Describes the position of the fold slider: "folded", "a flat sheet". */
export function foldText(progress: number, say: Say = inEnglish): string {
  if (progress <= 0) return say("Flat sheet");
  if (progress >= 1) return say("Folded");
  return progress < 0.5 ? say("Less than half folded") : say("More than half folded");
}

const SIDES = ["the front", "the front and right", "the right", "the back and right"];
const OTHERS = ["the back", "the back and left", "the left", "the front and left"];

/** Describes the viewing angle. */
function fromText({ turn, tilt }: View, say: Say): string {
  const sides = [...SIDES, ...OTHERS];
  const eighth = Math.round((((turn % 360) + 360) % 360) / 45) % sides.length;
  const side = say(sides[eighth] ?? "the front");
  if (tilt > 8) return say("{side} and above", { side });
  return tilt < -8 ? say("{side} and below", { side }) : side;
}

/** Describes the whole picture for screen readers. */
export function pictureText(
  what: { noun: string; said: string },
  view: View,
  progress: number,
  say: Say = inEnglish,
): string {
  const state = foldText(progress, say).toLowerCase();
  const from =
    stage(progress, 0, 1) === 0
      ? say("with the printed side up")
      : say("seen from {side}", { side: fromText(view, say) });
  return `${say(what.noun)}, ${what.said}: ${state}, ${from}`;
}
