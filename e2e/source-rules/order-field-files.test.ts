import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sourceTexts } from "./source-files";

/**
 * The maximum number of files that may name a text field of an order (docs/contributing.md: Add a checkout or order field).
 */
const MOST = 15;

const SCHEMA = "prisma/schema.prisma";

const files = ["{app,components,lib}/**/*.{ts,tsx}", "prisma/sql/**/*.sql"]
  .flatMap(sourceTexts)
  .filter(({ name }) => !name.startsWith("lib/db/generated/"))
  .concat({ name: SCHEMA, text: readFileSync(SCHEMA, "utf8") });

it("few files name a text field of an order: its row, its column, and the rules that read it", () => {
  expect(files.length).toBeGreaterThan(1000);
  const naming = files.filter(({ text }) => text.includes("poNumber")).map(({ name }) => name);
  expect(naming).toEqual(expect.arrayContaining(["lib/orders/texts/rows.ts", SCHEMA]));
  expect(naming.length, naming.join("\n")).toBeLessThanOrEqual(MOST);
});
