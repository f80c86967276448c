import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("every dependency stands in docs/dependencies.md, and nothing else does", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const declared = Object.keys({ ...dependencies, ...devDependencies });
  const documented = readFileSync("docs/dependencies.md", "utf8")
    .split("\n")
    .filter((line) => /^\| [@a-z]/.test(line) && !line.startsWith("| package"))
    .flatMap((line) => (line.split("|")[1] ?? "").trim().split(", "));
  const own = declared.filter((name) => !name.startsWith("@types/"));
  expect(documented.sort()).toEqual(own.sort());
});
