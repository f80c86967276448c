import { withCapital } from "@/lib/base/text/capital";
import { BLEED_MM, isSameSize, withBleed, type Dieline } from "@/lib/pricing/dieline";
import type { PageFacts } from "./facts";
import type { Finding } from "./findings";
import { error, mm, sizeWords, warning, type Found } from "./finding";

/** A file without a marked trim may be as large as the dieline, with or without its bleed. */
export function checkSize(
  { trim, bleed }: PageFacts,
  { page, on }: Found,
  dieline: Dieline | null,
): Finding[] {
  if (!trim || !dieline || isSameSize(trim, dieline)) return [];
  if (bleed === null && isSameSize(trim, withBleed(dieline))) return [];
  const advice =
    bleed === null
      ? `Make it as large as the dieline, or ${BLEED_MM} mm larger on each side.`
      : "Set the trim box of the page to the dieline.";
  const name = withCapital(on);
  const words = `${name} is ${sizeWords(trim)}, and the dieline ${sizeWords(dieline)}. ${advice}`;
  return [error({ code: "trim", words }, page)];
}

/** A page without a marked trim has no bleed if it is as large as the dieline; otherwise the bleed is unknown. */
export function checkBleed(
  { trim, bleed }: PageFacts,
  { page, on, form }: Found,
  dieline: Dieline | null,
): Finding[] {
  const isBare = bleed === null && trim && dieline && isSameSize(trim, dieline);
  const known = isBare ? 0 : bleed;
  if (known === null) return form === "pages" ? [toUnmarked(page, on)] : [];
  if (known >= BLEED_MM - 0.05) return [];
  const words = `The bleed of ${on} is ${mm(known)} mm. Let what touches the edge go ${BLEED_MM} mm beyond it.`;
  return [warning({ code: "bleed", words }, page)];
}

const toUnmarked = (page: number | null, on: string) =>
  warning(
    {
      code: "unmarked",
      words: `${withCapital(on)} has no trim box, so its bleed is not known. Set the trim box to the size after trimming.`,
    },
    page,
  );
