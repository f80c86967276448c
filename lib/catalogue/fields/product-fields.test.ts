import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const sources = globSync("{app,components,lib,prisma}/**/*.{ts,tsx,sql,prisma}", {
  exclude: [
    "lib/db/generated/**",
    "prisma/migrations/**",
    "**/*.test.{ts,tsx}",
    // A board of the size table has a recycled share of its own.
    "{lib/catalogue,components/admin}/sizes/**",
    "lib/pricing/size-*.ts",
    "prisma/demo/sizes.ts",
  ],
}).map((name) => ({ name, text: readFileSync(name, "utf8") }));

const listNaming = (word: string) =>
  sources.filter(({ text }) => new RegExp(`\\b${word}\\b`).test(text)).map(({ name }) => name);

it.each(["recycledPercent", "gtin"])("%s, which no rule reads, is named in few files", (field) => {
  const files = listNaming(field);
  expect(files).toContain("prisma/schema.prisma");
  expect(files.length, files.join("\n")).toBeLessThanOrEqual(8);
});
