import type { ImportReport } from "@/lib/catalogue/csv/schemas";

const count = (value: number) => value.toLocaleString("en-IN");

/** "1 row", "12 rows". */
export function rowWords(rows: number): string {
  return `${count(rows)} ${rows === 1 ? "row" : "rows"}`;
}

/** "3 to add, 12 to change, 105 unchanged": what is none is left out. */
export function planWords({ created, updated, unchanged }: ImportReport): string {
  const parts = [
    created > 0 && `${count(created)} to add`,
    updated > 0 && `${count(updated)} to change`,
    unchanged > 0 && `${count(unchanged)} unchanged`,
  ];
  return parts.filter(Boolean).join(", ");
}

/** "3 products added, 12 changed." */
export function doneWords({ created, updated }: ImportReport): string {
  return `${count(created)} ${created === 1 ? "product" : "products"} added, ${count(updated)} changed.`;
}

/** Rows that an import would write. */
export function writtenRows({ created, updated }: ImportReport): number {
  return created + updated;
}
