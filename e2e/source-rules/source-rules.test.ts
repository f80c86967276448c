import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/** Rules that the linter does not have. */
const RULES = [
  {
    name: "no line excuses itself from a rule",
    broken: /\b(?:ox|es)lint-(?:disable|enable)/,
    examples: ["// oxlint-disable-next-line no-console", "/* eslint-disable */"],
  },
  {
    name: "no barrels: a thing is imported from the module that defines it",
    broken: /^export (?:type )?\*/m,
    examples: ['export * from "./cart";', 'export type * as cart from "./cart";'],
  },
  {
    name: "a property stands in its object, not in one that is spread into it",
    broken: /(?<!\{)\.\.\.\{/,
    examples: ["{ ...{ id: true, name: true }, sku: true }"],
  },
  {
    name: "addresses of the shop are in lib/base/paths.ts, and its pages are opened by the router",
    broken: /\blocation(?:\.href)? = ["'`]\/|\blocation\.(?:assign|replace)\(["'`]\//,
    examples: ['window.location.assign("/cart");', "location.href = `/product/${id}`;"],
  },
  {
    name: "imports come in one order: packages, then the program's own, then neighbours",
    broken:
      /from "\.[^"]*";\nimport [^;"]*? from "[^.]|from "(?:@\/|#)[^"]*";\nimport [^;"]*? from "(?!@\/|[#.])/,
    examples: [
      'import { a } from "./a";\nimport { b } from "@/lib/b";',
      'import { a } from "#words";\nimport type {\n  B,\n} from "react";',
    ],
  },
  {
    name: "texts are cut between characters as people see them, by lib/base/text/cut-text.ts",
    broken: /(?<!sha256|secret)\.slice\(0, [^()]+\)\}…/,
    examples: ["`${text.slice(0, 80)}…`", "`${name.slice(0, MOST - 1)}…`"],
  },
  {
    name: "no check is a call whose result nobody reads: the bundler drops such a call",
    broken: /[{;]\n *(?:decodeURI\w*|encodeURI\w*|BigInt|new (?:URL|RegExp|Intl\.\w+))\(.*\);$/m,
    examples: ["try {\n    decodeURIComponent(path);", "f();\n  new URL(text);"],
  },
  {
    name: "the Prisma client is loaded from its package: of what is generated, only types are imported",
    broken: /^import \{[^}]*\} from "[^"]*\/generated\/client"/m,
    examples: [
      'import { Prisma } from "@/lib/db/generated/client";',
      'import { type Order } from "./generated/client";',
    ],
  },
  {
    name: "a function is a verb with its object, or the noun that it returns",
    broken:
      /\b(?:function\*? |const )(?!(?:is|has|one|start|end|first|array|object)(?:[A-Z]\w*)?Of\b)[a-z]\w*Of\b(?:\(|<|: [^=\n]+ =>| = (?:async )?(?:\(|<|\w+ =>))/,
    examples: ["function statusOf(order: Order)", "const linesOf = (text: string) => text.length;"],
  },
];

const FOLDERS = "{app,bench,components,e2e,lib,prisma,rigs}/**/*.{ts,tsx,mjs}";
/** bench/ installs its packages into its own folder. */
const NOT_OURS = ["lib/db/generated/**", "**/node_modules/**"];

const sources = globSync([FOLDERS, "*.{ts,cjs,mjs}"], { exclude: NOT_OURS })
  // This file contains an example of each violation, as strings.
  .filter((name) => name !== "e2e/source-rules/source-rules.test.ts")
  .map((name) => ({ name, text: readFileSync(name, "utf8") }));

it("reads every module", () => expect(sources.length).toBeGreaterThan(2000));

it("no folder has more than 30 files", () => {
  const folders = Object.groupBy(sources, ({ name }) => path.dirname(name));
  const large = Object.entries(folders).filter(([, files = []]) => files.length > 30);
  expect(large.map(([folder]) => folder)).toEqual([]);
});

describe.each(RULES)("$name", ({ broken, examples }) => {
  it("in every module", () => {
    const found = sources.filter(({ text }) => broken.test(text)).map(({ name }) => name);
    expect(found).toEqual([]);
  });

  it.each(examples)("which %s breaks", (example) => expect(example).toMatch(broken));
});
