import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const headings = [...readFileSync("docs/product.md", "utf8").matchAll(/^## (.+)$/gm)].map(
  ([, heading]) => heading,
);

/** Finds citations: "docs/product.md: Cart, Money" cites two headings. A comment may break its lines anywhere. */
function citedBy(file: string): string[] {
  const text = readFileSync(file, "utf8").replace(/\s*\n\s*(\*|\/\/)? ?/g, " ");
  return [...text.matchAll(/docs\/product\.md: ([^).;]+)[).;]/g)].flatMap(([, cited = ""]) =>
    cited.split(", "),
  );
}

it("cites only headings of docs/product.md", () => {
  const files = globSync("{app,components,lib,e2e,rigs}/**/*.{ts,tsx}").filter(
    (file) => !file.endsWith("documented-rules.test.ts"),
  );
  const cited = files.flatMap((file) => citedBy(file).map((heading) => ({ file, heading })));
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ heading }) => !headings.includes(heading))).toEqual([]);
});
