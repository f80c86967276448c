/** Heights in points. */
export interface Space {
  /** For rows on the first page, below the invoice's head. */
  first: number;
  /** For rows on every further page. */
  further: number;
  /** What the sums need below the last row. */
  closing: number;
}

type Heights = readonly number[];

/** The sums never stand alone: so many rows come along to their page. */
const ROWS_WITH_SUMS = 2;

/**
 * Which rows stand on which page: the numbers of the rows, page by page, at least one page. The sums
 * follow the last row on its page. Only the first page may be without rows.
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

/** Leaves a row behind where there is one, so that no table head stands over nothing. */
function withRoomForSums(pages: readonly number[][], heights: Heights, space: Space): number[][] {
  const last = pages.at(-1) ?? [];
  const pair = last.slice(-ROWS_WITH_SUMS);
  const needed = pair.reduce((sum, row) => sum + (heights[row] ?? 0), space.closing);
  const moved = last.length > ROWS_WITH_SUMS && needed <= space.further ? ROWS_WITH_SUMS : 1;
  const cut = Math.max(last.length - moved, 0);
  return [...pages.slice(0, -1), last.slice(0, cut), last.slice(cut)];
}
