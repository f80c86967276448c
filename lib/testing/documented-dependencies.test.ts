import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Those of the shop and of bench/, which has its own; types belong to what they type. */
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

it("every dependency stands in docs/dependencies.md, and nothing else does", () => {
  const [tables = ""] = readFileSync("docs/dependencies.md", "utf8").split("\n## Overrides\n");
  const documented = tables
    .split("\n")
    .filter((line) => /^\| [@a-z]/.test(line) && !line.startsWith("| package"))
    .flatMap((line) => (line.split("|")[1] ?? "").trim().split(", "));
  expect(documented.sort()).toEqual(declared().sort());
});
