import type { WorkSheet } from "@e965/xlsx";
import { EMPTY, type Cell } from "@/lib/base/tables/cell";
import { WorkbookProblem } from "./unpack-workbook";

const MERGED: Cell = {
  kind: "unreadable",
  text: "#MERGED!",
  reason: "This cell is merged with another. Unmerge it and fill in each cell.",
};

/** More than a table of 20,000 rows needs. */
const MOST_MERGES = 100_000;

const TOO_MANY = "The sheet has too many merged cells. Unmerge them and choose the file again.";

/**
 * Returns a function that marks the cells of a row hidden by a merge: the first cell's content may or may not apply to
 * all. It takes the rows from the top down and looks at each merge once.
 * @throws WorkbookProblem
 */
export function markMerged(
  sheet: WorkSheet,
  columns: number,
): (cells: readonly Cell[], row: number) => readonly Cell[] {
  const merges = (sheet["!merges"] ?? []).filter(({ s }) => s.c >= 0 && s.c <= columns);
  if (merges.length > MOST_MERGES) throw new WorkbookProblem(TOO_MANY);
  merges.sort((a, b) => a.s.r - b.s.r);
  /** The last row down to which each column is hidden. */
  const hiddenTo = Array.from({ length: columns + 1 }, () => -1);
  const hide = (column: number, row: number) => {
    hiddenTo[column] = Math.max(hiddenTo[column] ?? -1, row);
  };
  let next = 0;
  let firsts: typeof merges = [];
  return (cells, row) => {
    for (const { s, e } of firsts) hide(s.c, e.r);
    firsts = [];
    for (let merge = merges[next]; merge && merge.s.r <= row; merge = merges[(next += 1)]) {
      const { s, e } = merge;
      for (let column = s.c + 1; column <= Math.min(e.c, columns); column += 1) hide(column, e.r);
      // The first cell of a merge is shown.
      if (s.r === row) firsts.push(merge);
      else hide(s.c, e.r);
    }
    const last = hiddenTo.findLastIndex((end) => end >= row);
    if (last < 0) return cells;
    const length = Math.max(cells.length, Math.min(last + 1, columns));
    return Array.from({ length }, (_, column) =>
      (hiddenTo[column] ?? -1) >= row ? MERGED : (cells[column] ?? EMPTY),
    );
  };
}
