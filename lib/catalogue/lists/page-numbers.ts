import { countText } from "@/lib/base/text/counts";
import { inEnglish, type Translate } from "@/lib/i18n/translate";

/** Returns the last page number of a list; 1 when it is empty. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/**
 * Returns the page numbers to show, ascending: the first, the last, the current one and its neighbours. A gap of a
 * single number shows that number; "gap" stands for two or more.
 */
export function pageNumbers(current: number, last: number): (number | "gap")[] {
  const shown = [1, current - 1, current, current + 1, last].filter(
    (page) => page >= 1 && page <= last,
  );
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0;
    if (page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : ["gap" as const, page];
  });
}

interface ShownPage {
  page: number;
  pageSize: number;
  total: number;
  /** True when there are more than `total`. */
  hasMore?: boolean;
}

/**
 * Returns "1–24 of 40 products" for one page of several, "1 of 1 product" when all are shown, or "1–24 of more than
 * 1,000 products".
 */
export function shownRange(
  { page, pageSize, total, hasMore }: ShownPage,
  t: Translate = inEnglish,
): string {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  const count = countText(total);
  const range = first === last ? countText(first) : `${countText(first)}–${countText(last)}`;
  const shown = total <= pageSize ? count : range;
  if (hasMore) return t("{shown} of more than {count} products", { shown, count });
  if (total === 1) return t("{shown} of 1 product", { shown });
  return t("{shown} of {count} products", { shown, count });
}
