import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { stage, type View } from "@/lib/catalogue/model/net";

/** Describes the position of the fold slider: "folded", "a flat sheet". */
export function foldText(progress: number, t: Translate = inEnglish): string {
  if (progress <= 0) return t("Flat sheet");
  if (progress >= 1) return t("Folded");
  return progress < 0.5 ? t("Less than half folded") : t("More than half folded");
}

const SIDES = ["the front", "the front and right", "the right", "the back and right"];
const OTHERS = ["the back", "the back and left", "the left", "the front and left"];

/** Describes the viewing angle. */
function fromText({ turn, tilt }: View, t: Translate): string {
  const sides = [...SIDES, ...OTHERS];
  const eighth = Math.round((((turn % 360) + 360) % 360) / 45) % sides.length;
  const side = t(sides[eighth] ?? "the front");
  if (tilt > 8) return t("{side} and above", { side });
  return tilt < -8 ? t("{side} and below", { side }) : side;
}

/** Describes the whole picture for screen readers. */
export function pictureText(
  what: { noun: string; said: string },
  view: View,
  progress: number,
  t: Translate = inEnglish,
): string {
  const state = foldText(progress, t).toLowerCase();
  const from =
    stage(progress, 0, 1) === 0
      ? t("with the printed side up")
      : t("seen from {side}", { side: fromText(view, t) });
  return `${t(what.noun)}, ${what.said}: ${state}, ${from}`;
}
