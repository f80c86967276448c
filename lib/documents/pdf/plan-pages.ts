import { paginate } from "./typesetting/paginate";

/** The content of a page, by row index. */
export interface PlannedPage {
  rows: number[];
  /** True when the sums follow the last row. */
  hasSums: boolean;
  /** Rows of the HSN summary. */
  hsn: number[];
  /** True when the signature is next to the summary. */
  hasSignature: boolean;
}

/** Heights in points. */
export interface Heights {
  rows: readonly number[];
  sums: number;
  hsn: readonly number[];
  /** Above the first row of the summary on each of its pages. */
  hsnHead: number;
  signature: number;
  /** For rows on the first page and on a further page, without the table header. */
  first: number;
  further: number;
  /** For everything other than item rows, on a page of its own. */
  whole: number;
}

const sum = (heights: readonly number[]) => heights.reduce((all, height) => all + height, 0);

/**
 * Distributes the rows over pages like `paginate`, and keeps the sums, the HSN summary and the signature with the last
 * rows. When that would leave the first page without rows, or the summary is too long, the summary and the signature
 * move to further pages.
 */
export function planPages(heights: Heights): PlannedPage[] {
  const { rows, sums, first, further } = heights;
  const end = endHeight(heights);
  const together = paginate(rows, { first, further, closing: sums + end });
  const keeps = (together[0]?.length ?? 0) > 0 && lastHeight(together, heights) + end <= further;
  if (keeps) return withEnd(together, heights);
  return apart(paginate(rows, { first, further, closing: sums }), heights);
}

const endHeight = ({ hsn, hsnHead, signature }: Heights): number =>
  Math.max(hsn.length > 0 ? hsnHead + sum(hsn) : 0, signature);

/** Height of the rows on the last page with the sums. */
const lastHeight = (pages: readonly number[][], { rows, sums }: Heights): number =>
  sum((pages.at(-1) ?? []).map((row) => rows[row] ?? 0)) + sums;

const rowsOnly = (rows: number[]): PlannedPage => ({ ...emptyPage(), rows });

function withEnd(pages: readonly number[][], { hsn, signature }: Heights): PlannedPage[] {
  const last = rowsOnly(pages.at(-1) ?? []);
  return [
    ...pages.slice(0, -1).map(rowsOnly),
    { ...last, hasSums: true, hsn: [...hsn.keys()], hasSignature: signature > 0 },
  ];
}

function apart(pages: readonly number[][], heights: Heights): PlannedPage[] {
  const { first, further, whole, hsn, signature } = heights;
  const planned = pages.map(rowsOnly);
  const last = planned.at(-1);
  if (last) last.hasSums = true;
  const left = (pages.length === 1 ? first : further) - lastHeight(pages, heights);
  const end = endHeight(heights);
  if (end <= left || end > whole) return flow(planned, left, heights);
  return [...planned, { ...emptyPage(), hsn: [...hsn.keys()], hasSignature: signature > 0 }];
}

const emptyPage = (): PlannedPage => ({ rows: [], hasSums: false, hsn: [], hasSignature: false });

function flow(pages: PlannedPage[], space: number, heights: Heights): PlannedPage[] {
  const { hsn, hsnHead, signature, whole } = heights;
  let left = space;
  let begun = space;
  let page = pages.at(-1) ?? emptyPage();
  const turn = () => {
    page = emptyPage();
    pages.push(page);
    left = whole;
    begun = whole;
  };
  hsn.forEach((height, row) => {
    const needed = () => height + (page.hsn.length === 0 ? hsnHead : 0);
    if (needed() > left) turn();
    left -= needed();
    page.hsn.push(row);
  });
  if (signature > begun) turn();
  page.hasSignature = signature > 0;
  return pages;
}
