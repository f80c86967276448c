import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/** What one person can read in an afternoon; when a page grows, another one has to be shortened. */
const MAX_WORDS = 25_000;
const MAX_WORDS_OF_A_DECISION = 200;
const MAX_LINES_OF_ARCHITECTURE = 200;

const pages = ["README.md", ...globSync("docs/**/*.md").sort()].map((name) => {
  const text = readFileSync(name, "utf8");
  return { name, text, words: text.split(/\s+/).filter(Boolean).length };
});

/** Returns files and folders that a page names in code, relative to the project. */
const namedPaths = (text: string) =>
  [...text.matchAll(/`((?:app|bench|components|deploy|e2e|lib|prisma)\/[\w()[\]./-]+)`/g)].map(
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
  it("can be read: all of it, each decision, and the page to begin with", () => {
    const all = pages.reduce((sum, { words }) => sum + words, 0);
    expect(all).toBeLessThanOrEqual(MAX_WORDS);
    const decisions = pages.filter(({ name }) => path.dirname(name).endsWith("decisions"));
    expect(decisions.filter(({ words }) => words > MAX_WORDS_OF_A_DECISION)).toEqual([]);
    const architecture = pages.find(({ name }) => path.basename(name) === "architecture.md");
    const lines = architecture?.text.trimEnd().split("\n").length;
    expect(lines).toBeLessThanOrEqual(MAX_LINES_OF_ARCHITECTURE);
  });

  it.each(pages)("$name names files and headings that there are", ({ name, text }) => {
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
