import "server-only";
import { drawRows, type SetTable } from "./draw-table";
import { contentWidth, looks, sheet } from "./look";
import { textPart, type Part } from "./tagged";
import { writeLine, type Pdf, type Place } from "./typeset";

const SPACE_ABOVE = 14;

/** Above the first row of the summary, in points. */
export const hsnHeadHeight = ({ style }: SetTable): number =>
  SPACE_ABOVE + looks.section.lead + style.headHeight;

/** These rows of the summary by HSN code, below its title. */
export function drawHsn(pdf: Pdf, root: Part, table: SetTable, below: number): void {
  const place: Place = { x: sheet.left, y: below + SPACE_ABOVE, width: contentWidth };
  textPart(pdf, root, "H2", () => writeLine(pdf, "Summary by HSN code", looks.section, place));
  drawRows(pdf, root, table, place.y + looks.section.lead);
}
