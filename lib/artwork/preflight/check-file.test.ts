import { describe, expect, it } from "vitest";
import hindi from "@/lib/i18n/hi/artwork.json";
import { translateIn } from "@/lib/i18n/translate";
import type { FileFacts, PageFacts } from "./facts";
import { checkFile, UNBOUND, type Expected } from "./check-file";
import { translateFinding } from "./translate-finding";

const PAGE: PageFacts = {
  trim: null,
  bleed: null,
  picture: null,
  pixels: null,
  line: null,
  rgb: false,
  fonts: [],
  inks: ["black"],
  isLinked: false,
  isBlank: false,
  isDamaged: false,
  overprinted: [],
  isWhiteLost: false,
};

const file = (form: FileFacts["form"], ...pages: Partial<PageFacts>[]): FileFacts => ({
  state: "read",
  form,
  count: pages.length,
  pages: pages.map((page) => ({ ...PAGE, ...page })),
});

const A4 = { width: 210, height: 297 };

describe("a picture without a size", () => {
  const found = (width: number, height: number, expected: Partial<Expected>) =>
    checkFile(file("picture", { pixels: { width, height } }), { ...UNBOUND, ...expected });

  it("is judged by its pixels on the dieline", () => {
    expect(found(100, 141, { dieline: A4 })).toEqual([
      {
        code: "resolution",
        severity: "error",
        page: null,
        words:
          "100 × 141 pixels print sharp up to 8 mm wide, and the size ordered is 210 × 297 mm. Use a larger picture.",
      },
    ]);
    expect(found(1700, 2404, { dieline: A4 })).toMatchObject([{ severity: "warning" }]);
    expect(found(2480, 3508, { dieline: A4 })).toEqual([]);
    expect(found(3508, 2480, { dieline: A4 })).toEqual([]);
    expect(found(2551, 3579, { dieline: A4 })).toEqual([]);
  });

  it("has the shape of the dieline, with or without its bleed", () => {
    expect(found(1000, 100, { dieline: A4 }).map(({ code, severity }) => [code, severity])).toEqual(
      [
        ["resolution", "error"],
        ["shape", "error"],
      ],
    );
    expect(found(4000, 4000, { dieline: A4 })).toMatchObject([
      {
        code: "shape",
        words:
          "The picture is 4000 × 4000 pixels, and the dieline 210 × 297 mm, which has another shape. Cut the picture to that shape, such as 2480 × 3508 pixels.",
      },
    ]);
    // A few pixels match the shape only as closely as whole pixels allow.
    expect(found(21, 30, { dieline: A4 }).map(({ code }) => code)).toEqual(["resolution"]);
  });

  it("may cover part of a face, when the flat size is unknown", () => {
    const face = { width: 230, height: 155 };
    expect(found(200, 100, { face })).toMatchObject([
      {
        severity: "warning",
        words: expect.stringContaining("200 × 100 pixels print sharp up to 16 mm wide") as string,
      },
    ]);
    expect(found(3000, 2000, { face })).toEqual([]);
  });

  it("is left to staff without an ordered size", () => {
    expect(found(100, 141, {})).toEqual([]);
  });
});

it("a blank page among others is a warning, a file of blank pages an error", () => {
  const blank = { isBlank: true, trim: A4, bleed: 3 };
  const codes = (...pages: Partial<PageFacts>[]) =>
    checkFile(file("pages", ...pages), UNBOUND).map(({ code, severity, page }) => [
      code,
      severity,
      page,
    ]);
  expect(codes({ ...blank, isBlank: false }, blank)).toEqual([["blank", "warning", 2]]);
  expect(codes(blank, blank)).toEqual([
    ["blank", "error", 1],
    ["blank", "error", 2],
  ]);
});

describe("inks", () => {
  const found = (inks: string[], expected: Partial<Expected>) =>
    checkFile(file("drawing", { inks }), { ...UNBOUND, ...expected }).map(({ words }) => words);

  it("must match the offer's, when it names all", () => {
    const expected = { colours: 2, inks: ["black", "PANTONE 347"] };
    expect(found(["black", "PANTONE 347 C"], expected)).toEqual([]);
    expect(found(["Pantone 347 U"], expected)).toEqual([]);
    expect(found(["black", "PANTONE 485 C"], expected)).toEqual([
      "The file uses PANTONE 485 C, and the inks ordered are black, PANTONE 347. Change its inks, or write to us.",
    ]);
  });

  it("are counted when it does not", () => {
    expect(found(["cyan", "magenta", "yellow", "black"], { colours: 2 })).toEqual([
      "The file uses 4 inks (cyan, magenta, yellow, black), and 2 colours are ordered. Take inks away, or write to us about another price.",
    ]);
  });
});

describe("each finding", () => {
  const EVERYTHING: Partial<PageFacts> = {
    trim: { width: 10, height: 10 },
    bleed: 0,
    picture: { ppi: 0.04, x: 1, y: 1 },
    pixels: { width: 1000, height: 100 },
    line: { points: 0.1, x: 1, y: 1 },
    rgb: true,
    fonts: ["Arial"],
    inks: ["cyan", "PANTONE 151 C"],
    overprinted: ["cyan", "PANTONE 151 C"],
    isWhiteLost: true,
    isLinked: true,
  };
  const expected = { ...UNBOUND, dieline: A4, colours: 1, faces: 3, inks: ["black"] };
  const all = [
    ...checkFile(file("pages", EVERYTHING), expected),
    ...checkFile(file("pages", EVERYTHING), { ...expected, colours: null }),
    ...checkFile(file("pages", { ...EVERYTHING, bleed: null }), expected),
    ...checkFile(file("pages", { picture: { ppi: 200, x: 1, y: 1 } }, { isBlank: true }), expected),
    ...checkFile(file("pages", { isBlank: true }), expected),
    ...checkFile(file("pages", { isDamaged: true }), expected),
    ...checkFile({ ...file("pages"), state: "broken" }, expected),
    ...checkFile({ ...file("pages"), state: "encrypted" }, expected),
  ];

  it.each([...new Set(all.map(({ words }) => words))])("includes a remedy: %s", (words) => {
    const advice = words.split(/(?:\. |: )/).at(-1) ?? "";
    expect(advice).toMatch(
      /^(Add|Change|Convert|Cut|Embed|Let|Make|Save|Send|Set|Switch|Take|Use|use)\b/,
    );
    expect(words).not.toMatch(/\b0 ppi/);
  });

  it("has a Hindi text", () => {
    const inHindi = translateIn({ language: "hi", words: hindi });
    for (const { words } of all)
      expect(translateFinding(inHindi, words)).not.toMatch(/[a-z]{3,} [a-z]/);
  });
});
