import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fieldsWith, getColumn, getField } from "./product-fields";

const sources = globSync("{app,components,lib,prisma}/**/*.{ts,tsx,sql,prisma}", {
  exclude: ["lib/db/generated/**", "prisma/migrations/**", "**/*.test.{ts,tsx}"],
}).map((name) => ({ name, text: readFileSync(name, "utf8") }));

const listNaming = (word: string) =>
  sources.filter(({ text }) => new RegExp(`\\b${word}\\b`).test(text)).map(({ name }) => name);

it.each(["recycledPercent", "gtin"])("%s, which no rule reads, is named in few files", (field) => {
  const files = listNaming(field);
  expect(files).toContain("prisma/schema.prisma");
  expect(files.length, files.join("\n")).toBeLessThanOrEqual(8);
});

it("the webhook is silent about the same columns as the table", () => {
  const sql = readFileSync("prisma/sql/webhooks.sql", "utf8");
  const silenced = [...sql.matchAll(/^ {4}OLD\."(\w+)" := NEW\."\1";$/gm)].map(([, name]) => name);
  const columns = fieldsWith("fresh").map((name) => ({
    column: getColumn(name),
    isSilent: getField(name).isSilent === true,
  }));
  for (const { column, isSilent } of columns) {
    expect([column, silenced.includes(column)]).toEqual([column, isSilent]);
  }
});
