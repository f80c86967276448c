import { counted } from "@/lib/base/counts";

interface Range {
  /** From 1. */
  page: number;
  pageSize: number;
  shown: number;
  total: number;
}

/** "Showing 21–40 of 53 orders". */
export function rangeText({ page, pageSize, shown, total }: Range): string {
  const first = (page - 1) * pageSize + 1;
  const all = counted(total, "order");
  return shown === total ? `Showing ${all}` : `Showing ${first}–${first + shown - 1} of ${all}`;
}
