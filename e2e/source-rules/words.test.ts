import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { OTHER_LANGUAGES } from "@/lib/base/input/translations";
import type { Translation, Words } from "@/lib/i18n/translate";
import { parseSource, sourceFiles, type SourceFile } from "./source-files";

/** Checks that the dictionaries contain the shop's texts. Browser tests find texts from tables and rules. */

/** The files of each language. */
const dictionaries = OTHER_LANGUAGES.map((language) => ({
  language,
  parts: globSync(`lib/i18n/${language}/*.json`).map(
    (name) => JSON.parse(readFileSync(name, "utf8")) as Words,
  ),
}));

/** The texts that a module translates: `t("…")`, `shop.t("…")` and `t.parts("…")`. */
function saidIn({ tree }: SourceFile): string[] {
  const said: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && /(?:^|\.)t(?:\.parts)?$/.test(node.expression.getText())) {
      const [text] = node.arguments;
      if (text && ts.isStringLiteralLike(text)) said.push(text.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return said;
}

/** Placeholders in a text: "{count}", "<link>". */
const placesIn = (text: string) =>
  [...text.matchAll(/\{\w+\}|<\w+>/g)].map(([place]) => place).sort();

const listForms = (translation: Translation) =>
  typeof translation === "string" ? [translation] : Object.values(translation);

const files = sourceFiles("{app,components,lib}/**/*.{ts,tsx}");

describe.each(dictionaries)("$language", ({ parts }) => {
  const words = Object.assign({}, ...parts) as Words;

  it("each text on a page has a translation", () => {
    const missing = files.flatMap((file) =>
      saidIn(file).flatMap((text) => (text in words ? [] : [`${file.name}: ${text}`])),
    );
    expect(missing).toEqual([]);
  });

  it("each translation keeps the placeholders of its text", () => {
    const broken = Object.entries(words).filter(([text, translation]) =>
      listForms(translation).some((form) => placesIn(form).join() !== placesIn(text).join()),
    );
    expect(broken).toEqual([]);
  });

  it("a text is in one file only, because pages load them together", () => {
    const texts = parts.flatMap((part) => Object.keys(part));
    expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
  });
});

describe("the texts of a module", () => {
  it.each([
    ['t("Cart")', ["Cart"]],
    ['t.parts("Read <link>this</link>.", { link })', ["Read <link>this</link>."]],
    ['shop.t("Cart")', ["Cart"]],
    ["t(label)", []],
  ])("in %s", (text, said) => expect(saidIn(parseSource("some.ts", text))).toEqual(said));
});
