import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/**
 * The dependencies of the shop and of bench/, which has its own. Packages with types count as part of what they
 * type.
 */
function declared(): string[] {
  const manifests = ["package.json", "bench/package.json"].map(
    (file) => JSON.parse(readFileSync(file, "utf8")) as Record<string, Record<string, string>>,
  );
  return manifests
    .flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
    )
    .filter((name) => !name.startsWith("@types/"));
}

/** Returns the first column of every table with the heading "package"; a row may list several. */
function documented(): string[] {
  const tables = readFileSync("docs/dependencies.md", "utf8").match(/^\| package .*(\n\|.*)+/gm);
  return (tables ?? [])
    .flatMap((table) => table.split("\n").slice(2))
    .flatMap((row) => (row.split("|")[1] ?? "").trim().split(", "));
}

it("every dependency stands in docs/dependencies.md, and nothing else does", () => {
  expect(documented().sort()).toEqual(declared().sort());
});
