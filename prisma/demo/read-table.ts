import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";

/** Reads a table of this folder as CSV; its first row names the columns. */
export function readTable<Column extends string>(name: `${string}.csv`): Record<Column, string>[] {
  const text = readFileSync(path.resolve("prisma/demo", name));
  return parse<Record<Column, string>>(text, { columns: true });
}
