import { letters } from "./lettering";
import { GREEN, INK, RUST } from "./palette";
import { element, path } from "./path";

const STEP = 24;
const [LEFT, TOP, RIGHT, BOTTOM] = [60, 60, 1140, 1140];

/** The maker's drawing sheet: squared paper, a double frame and a title block along its foot. */
export function squaredPaper(): string {
  const fine: string[] = [];
  const bold: string[] = [];
  for (let i = 1; i < (RIGHT - LEFT) / STEP; i++) {
    const at = LEFT + i * STEP;
    const list = i % 5 ? fine : bold;
    list.push(`M${at} ${TOP}V${BOTTOM}M${LEFT} ${at}H${RIGHT}`);
  }
  const frame = { fill: "none", stroke: INK };
  return (
    element("rect", { width: 1200, height: 1200, fill: "#f5f0e2" }) +
    path(fine.join(""), { stroke: "#8fa893", "stroke-width": 0.8, opacity: 0.34 }) +
    path(bold.join(""), { stroke: "#7d9a84", "stroke-width": 1.1, opacity: 0.5 }) +
    element("rect", {
      x: LEFT,
      y: TOP,
      width: RIGHT - LEFT,
      height: BOTTOM - TOP,
      "stroke-width": 2.4,
      ...frame,
    }) +
    element("rect", {
      x: LEFT - 9,
      y: TOP - 9,
      width: RIGHT - LEFT + 18,
      height: BOTTOM - TOP + 18,
      "stroke-width": 0.9,
      ...frame,
    })
  );
}

/** Title block: what is drawn on the left, its outer measures on the right. */
export function titleBlock(title: string, measures: string): string {
  const y = BOTTOM - 96;
  return (
    element("rect", {
      x: LEFT,
      y,
      width: RIGHT - LEFT,
      height: 96,
      fill: "#f5f0e2",
      stroke: INK,
      "stroke-width": 1.6,
    }) +
    path(`M700 ${y}V${BOTTOM}`, { stroke: INK, "stroke-width": 1.2 }) +
    letters(title, LEFT + 30, y + 61, {
      size: title.length > 24 ? 31 : 38,
      bold: true,
      colour: GREEN,
    }) +
    letters("OUTER MEASURES", 724, y + 32, { size: 15, bold: true, colour: RUST, tracking: 0.12 }) +
    letters(measures, 724, y + 72, {
      size: measures.length > 22 ? 27 : 31,
      bold: true,
      colour: INK,
    })
  );
}
