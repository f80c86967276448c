import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type * as Client from "@/lib/db/generated/client";
import type { OrderTextRow } from "@/lib/orders/texts/rows";

/** An order field added as docs/contributing.md describes: a column, and a row in the table of texts. */

export const TOY = "batchMark";

export const TOY_ROW: OrderTextRow = {
  part: "billing",
  max: 20,
  label: "Batch mark",
  requestDescription: "What the buyer calls the batch",
  column: "Batch Mark",
  pageLabel: "Batch Mark",
  approverLabel: "Batch mark",
  printedLabel: "Batch mark",
  example: "B-7",
};

const prismaCli = createRequire(import.meta.url).resolve("prisma/build/index.js");

/** Generates the Prisma client of a schema whose orders have the toy's column. */
export async function generateToyClient(): Promise<typeof Client> {
  mkdirSync(".data", { recursive: true });
  const folder = mkdtempSync(path.resolve(".data/toy-field-"));
  try {
    const schema = readFileSync("prisma/schema.prisma", "utf8")
      .replace(/^( +)poNumber .*$/m, `$&\n$1${TOY} String?`)
      .replace("../lib/db/generated", "./client");
    const file = path.join(folder, "schema.prisma");
    writeFileSync(file, schema);
    execFileSync(process.execPath, [prismaCli, "generate", "--schema", file], {
      stdio: "pipe",
      env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, ...process.env },
    });
    return (await import(path.join(folder, "client/client.ts"))) as typeof Client;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
