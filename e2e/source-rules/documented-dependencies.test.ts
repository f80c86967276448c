import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The dependencies of the shop, of bench/ and of rigs/. Type packages count as part of what they type. */
function declared(): string[] {
  const manifests = ["package.json", "bench/package.json", "rigs/package.json"].map(
    (file) => JSON.parse(readFileSync(file, "utf8")) as Record<string, Record<string, string>>,
  );
  return manifests
    .flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
    )
    .filter((name) => !name.startsWith("@types/"));
}

/** Returns the packages at the start of each line of the lists; a line may name several. */
function documented(): string[] {
  const text = readFileSync("docs/dependencies.md", "utf8");
  const [lists = ""] = text.split("\n## Written here instead");
  const lines = lists.match(/^- (?:`[^`]+`,?\s)*`[^`]+`:/gm) ?? [];
  return lines.flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name));
}

it("docs/dependencies.md lists exactly the dependencies", () => {
  expect(documented().sort()).toEqual(declared().sort());
});
