import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/**
 * Word limits of the pages: a page that grows beyond its limit is shortened; all pages together are an afternoon's
 * reading.
 */
const MAX_WORDS: Record<string, number> = {
  "README.md": 600,
  "docs/architecture.md": 2_000,
  "docs/contributing.md": 2_200,
  "docs/operations.md": 3_000,
  "docs/security.md": 2_050,
  "docs/product.md": 7_300,
  "rigs/README.md": 250,
};
const MAX_WORDS_OF_A_PAGE = 1_400;
const MAX_WORDS_OF_A_DECISION = 200;
const MAX_LINES_OF_ARCHITECTURE = 200;

const AT_THE_ROOT = [
  "README.md",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "rigs/README.md",
];

const pages = [...AT_THE_ROOT, ...globSync("docs/**/*.md").sort()].map((name) => {
  const text = readFileSync(name, "utf8");
  return { name, text, words: text.split(/\s+/).filter(Boolean).length };
});

/** Returns files and folders that a page names in code, relative to the project. */
const namedPaths = (text: string) =>
  [...text.matchAll(/`((?:app|bench|components|deploy|e2e|lib|prisma|rigs)\/[\w()[\]./-]+)`/g)].map(
    ([, name = ""]) => name,
  );

/** Returns the targets of a page's links within the project, without "#" anchors. */
const linkedPaths = (text: string) =>
  [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target = ""]) => target);

/** Returns the anchors of a page's headings, as GitHub makes them. */
const listAnchors = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

describe("the documentation", () => {
  it.each(pages)("$name is short enough to be read", ({ name, words }) => {
    const most = path.dirname(name).endsWith("decisions")
      ? MAX_WORDS_OF_A_DECISION
      : (MAX_WORDS[name] ?? MAX_WORDS_OF_A_PAGE);
    expect(words).toBeLessThanOrEqual(most);
  });

  it("has a short overview in docs/architecture.md", () => {
    const architecture = pages.find(({ name }) => path.basename(name) === "architecture.md");
    const lines = architecture?.text.trimEnd().split("\n").length;
    expect(lines).toBeLessThanOrEqual(MAX_LINES_OF_ARCHITECTURE);
  });

  it.each(pages)("$name names existing files and headings", ({ name, text }) => {
    const missing = namedPaths(text).filter((file) => !existsSync(file));
    const folder = path.dirname(name);
    const astray = linkedPaths(text).filter((target) => !existsSync(path.join(folder, target)));
    const anchors = [...text.matchAll(/\]\(([\w./-]*)#([^)]+)\)/g)].filter(([, target, anchor]) => {
      const file = target ? path.join(folder, target) : name;
      return !listAnchors(readFileSync(file, "utf8")).includes(anchor ?? "");
    });
    expect([...missing, ...astray, ...anchors.map(([link]) => link)]).toEqual([]);
  });
});
