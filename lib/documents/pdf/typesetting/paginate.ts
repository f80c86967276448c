/** Heights in points. */
export interface Space {
  /** For rows on the first page, below the document's head. */
  first: number;
  /** For rows on each further page. */
  further: number;
  /** For the sums below the last row. */
  closing: number;
}

type Heights = readonly number[];

/** The sums are never alone on a page: at least this many rows are on the same page. */
const ROWS_WITH_SUMS = 2;

/**
 * The row indexes of each page; at least one page. The sums follow the last row on its page. Only the first page may be
 * without rows.
 */
export function paginate(rowHeights: Heights, space: Space): number[][] {
  const pages: number[][] = [[]];
  let left = space.first;
  rowHeights.forEach((height, row) => {
    if (height > left) {
      pages.push([]);
      left = space.further;
    }
    pages.at(-1)?.push(row);
    left -= height;
  });
  return left < space.closing ? withRoomForSums(pages, rowHeights, space) : pages;
}

/** Leaves at least one row on the previous page if it has any, so that no table header is without rows. */
function withRoomForSums(pages: readonly number[][], heights: Heights, space: Space): number[][] {
  const last = pages.at(-1) ?? [];
  const pair = last.slice(-ROWS_WITH_SUMS);
  const needed = pair.reduce((sum, row) => sum + (heights[row] ?? 0), space.closing);
  const moved = last.length > ROWS_WITH_SUMS && needed <= space.further ? ROWS_WITH_SUMS : 1;
  const cut = Math.max(last.length - moved, 0);
  return [...pages.slice(0, -1), last.slice(0, cut), last.slice(cut)];
}
