import "server-only";
import { laySize } from "@/lib/catalogue/model/size-sheet";
import { writeDieline, type DielineFile } from "@/lib/catalogue/model/drawing/write-dieline";
import type { Db } from "@/lib/db/client";
import { outsideLimits } from "./outside-limits";
import { blankFor, choices, noStyle, refuseOutside, requireOne } from "./price-by-table";
import { readSizeTable } from "./read-table";
import type { SizeDielineQuery } from "./schemas";

/** Side of the longest page that a PDF can have, in millimetres: 14,400 points, with the margin. */
const LONGEST_PAGE = 5000;

const TOO_LONG = "Its sheet is longer than a page of a PDF can be; ask for the SVG";

/**
 * Draws the dieline of a style in a size. A version of the table that is named also has the styles that it switched off,
 * because orders were priced by it.
 * @throws AppError not_found for a style that is not made; invalid_input for a board that it does not have;
 * outside_limits with the limits in words
 */
export async function readSizeDieline(
  db: Db,
  id: string,
  { table: version, board: boardId, format, ...size }: SizeDielineQuery,
): Promise<DielineFile> {
  const { table } = await readSizeTable(db, version);
  const style = table.styles.find((each) => each.id === id);
  if (!style || !(style.active || version !== undefined)) throw noStyle();
  const board = requireOne("board", choices(table.boards, style.boards), boardId);
  refuseOutside(outsideLimits(style, size, []));
  const blank = blankFor(style, size, board);
  if (format === "pdf" && Math.max(blank.width, blank.height) > LONGEST_PAGE) {
    refuseOutside({ format: TOO_LONG });
  }
  const { named, ...sheet } = laySize(style.id, size, board);
  return writeDieline(sheet, named, format);
}
