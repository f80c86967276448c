import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { bundledAt, PROGRAMS } from "@/lib/base/programs/programs";

/** A file of pg-boss. */
const ELSEWHERE = "docs/sql/job-table.md";

/** Build output. */
const BUILT = [...PROGRAMS.map(bundledAt), "dist/next.config.mjs"];

/** bench/ installs its packages into its own folder. */
const NOT_OURS = ["lib/db/generated/**", "**/node_modules/**"];

const FOLDERS =
  "{app,bench,components,deploy,docs,e2e,lib,prisma,rigs}/**/*.{ts,tsx,mjs,md,prisma}";

const paths = globSync([FOLDERS, "*.{ts,mjs,md}"], { exclude: NOT_OURS }).map((name) =>
  name.replaceAll(path.sep, "/"),
);

const FILE = /(?<![\w*./<>()[\]-])\w[\w./[\]-]*\.(?:tsx?|mjs|md|prisma)\b/g;

/** Returns the prose of a file: its comments, or the code spans of a document. */
function spokenParts(name: string): string[] {
  const text = readFileSync(name, "utf8");
  if (name.endsWith(".md")) return text.match(/`[^`\n]+`/g) ?? [];
  return text.match(/(?<=^|\s)(?:\/\/+|\/?\*+) .*$/gm) ?? [];
}

it("a file that a comment or a document names exists", () => {
  const known = new Set([ELSEWHERE, ...BUILT, ...paths]);
  const isKnown = (named: string) =>
    known.has(named) || paths.some((name) => name.endsWith(`/${named}`));
  const missing = paths.flatMap((name) =>
    spokenParts(name)
      .flatMap((part) => part.match(FILE) ?? [])
      .filter((named) => !isKnown(named))
      .map((named) => `${name}: ${named}`),
  );
  expect(missing).toEqual([]);
});
