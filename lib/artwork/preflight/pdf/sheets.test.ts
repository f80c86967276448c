import { describe, expect, it } from "vitest";
import { BOXES, pdfFile, type PdfPage } from "@/e2e/support/pdf-file";
import { checkFile, UNBOUND } from "../check-file";
import { readPdf } from "./read-pdf";

const MARK = "0 0 0 1 k 20 20 9 9 re f";
const DIELINE = { width: 210, height: 297 };
const A4 = "/MediaBox [0 0 595.2756 841.8898]";
const A4_BLEED = "/MediaBox [0 0 612.2835 858.8976]";
const A4_TENTH =
  "/MediaBox [0 0 61.2283 85.8898] /TrimBox [.8504 .8504 60.378 85.0394] /UserUnit 10";

const read = (page: PdfPage) => readPdf(pdfFile({ content: MARK, ...page }));

const found = async (page: PdfPage, dieline: typeof DIELINE | null = DIELINE) =>
  checkFile(await read(page), { ...UNBOUND, dieline }).map(({ code, severity }) => [
    code,
    severity,
  ]);

describe("the boxes of a page", () => {
  it("without a trim may include the bleed or not", async () => {
    expect(await found({ page: A4_BLEED })).toEqual([["unmarked", "warning"]]);
    expect(await found({ page: A4 })).toEqual([["bleed", "warning"]]);
    expect(await found({ page: A4 }, null)).toEqual([["unmarked", "warning"]]);
    expect((await read({ page: A4_BLEED })).pages[0]?.bleed).toBeNull();
  });

  it("are in units of the page, with all its content", async () => {
    const image = {
      dict: "/Subtype /Image /Width 100 /Height 100 /ColorSpace /DeviceCMYK",
      bytes: "",
    };
    const content = "0 0 0 1 K .05 w 5 5 m 9 9 l S q 28.346 0 0 28.346 5 5 cm /I Do Q";
    const facts = await read({
      page: A4_TENTH,
      content,
      resources: "/XObject << /I 5 0 R >>",
      objects: [image],
    });
    const [page] = facts.pages;
    expect(page?.bleed).toBeCloseTo(3, 2);
    expect(page?.picture?.ppi).toBeCloseTo(25.4, 2);
    expect(page?.line?.points).toBeCloseTo(0.5);
    expect(page?.trim?.width).toBeCloseTo(210, 2);
  });

  it("end at the edge of the sheet", async () => {
    const page = `${A4} /TrimBox [0 0 595.2756 841.8898] /BleedBox [-9 -9 604 851]`;
    expect((await read({ page })).pages[0]?.bleed).toBe(0);
    const cropped = `${A4_BLEED} /CropBox [8.5039 8.5039 603.7795 850.3937]`;
    expect(await found({ page: cropped })).toEqual([["bleed", "warning"]]);
  });

  it("may start from any corner, and be rotated", async () => {
    const page = "/MediaBox [300 200 0 0] /TrimBox [290 190 10 10] /Rotate 90";
    const [facts] = (await read({ page, content: "0 0 0 1 K .1 w 10 10 m 20 20 l S" })).pages;
    expect(facts?.trim?.width).toBeCloseTo((180 * 25.4) / 72);
    expect(facts?.line).toMatchObject({ x: 0, y: 0 });
    expect(facts?.bleed).toBeCloseTo((10 * 25.4) / 72);
  });
});

describe("an incomplete file", () => {
  const LONG = `${MARK}\n`.repeat(2000);

  it("is damaged wherever it is truncated, and good when complete", async () => {
    const whole = pdfFile({ content: LONG });
    expect((await readPdf(whole)).state).toBe("read");
    for (const share of [0.1, 0.5, 0.9, 0.99]) {
      const cut = whole.subarray(0, Math.floor(whole.length * share));
      expect((await readPdf(cut)).state).toBe("broken");
    }
    const later = Buffer.concat([whole, Buffer.from("5 0 obj\n<< /Length 900 >>\nstream\n0 0 0")]);
    expect((await readPdf(later)).state).toBe("broken");
  });

  it("is read when only its cross-reference table is wrong, or something precedes it", async () => {
    const moved = Buffer.concat([
      Buffer.from("\n"),
      pdfFile({ content: MARK }),
      Buffer.from("\n\n"),
    ]);
    expect(await readPdf(moved)).toMatchObject({ state: "read", pages: [{ isDamaged: false }] });
  });

  it.each([
    ["content", { content: "9 0 R" }],
    ["a picture", { content: "/I Do", resources: "/XObject << /I 9 0 R >>" }],
    ["a form without a name", { content: "/I Do" }],
    ["a font", { content: "BT /F 9 Tf (a) Tj ET" }],
    ["a gradient", { content: "/S sh" }],
    ["a pattern", { content: "/Pattern cs /P scn 0 0 9 9 re f" }],
    ["a colour", { content: "/Spot cs 1 scn 0 0 9 9 re f" }],
    [
      "the end of what is compressed",
      { content: "5 0 R", objects: [{ dict: "/Filter /FlateDecode", bytes: "x\x9cK\xe5" }] },
    ],
  ] satisfies [string, PdfPage][])("is reported as incomplete: %s", async (_, page) => {
    expect(await found({ page: BOXES, ...page }, null)).toContainEqual(["damaged", "error"]);
  });

  it("is blank when it would print nothing", async () => {
    expect(await found({ page: BOXES, content: "" }, null)).toEqual([["blank", "error"]]);
    expect(
      await found({ page: BOXES, content: "0 0 0 0 k 0 0 9 9 re f 1 1 1 rg 0 0 9 9 re f" }, null),
    ).toEqual([["blank", "error"]]);
    expect(await found({ page: BOXES, content: "0 0 9 9 re n" }, null)).toEqual([
      ["blank", "error"],
    ]);
  });
});
