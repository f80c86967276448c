import { cmyk, PDFDocument } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import { dielinePdf } from "@/lib/catalogue/model/drawing/dieline-pdf";
import { dielineSvg } from "@/lib/catalogue/model/drawing/dieline-svg";
import { drawSheet } from "@/lib/catalogue/model/drawing/draw-sheet";
import { laySize } from "@/lib/catalogue/model/size-sheet";
import { toExpected } from "./expected";
import { checkFile } from "./check-file";
import { readPdf } from "./pdf/read-pdf";
import { readSvg } from "./read-svg";

const made = {
  style: "mailer-box" as const,
  length: 230,
  width: 155,
  height: 70,
  inside: true,
  board: "e-flute",
  print: "two-colours",
  finish: null,
  table: 3,
  thickness: 1.5,
  colours: 2,
};
const expected = toExpected({
  kind: "custom",
  print: null,
  product: null,
  spec: { size: "230 × 155 × 70 mm inside", print: "2 colours, outside", made },
});

function drawMailer() {
  const { named, ...sheet } = laySize(made.style, made, { name: "E-flute", thickness: 1.5 });
  return drawSheet(sheet, named);
}

/** The dieline as returned by a designer, with something painted on it. */
async function paintOn(colours: readonly (readonly [number, number, number, number])[]) {
  const pdf = await PDFDocument.load(await dielinePdf(drawMailer()));
  for (const [index, colour] of colours.entries()) {
    const place = { x: 300 + 50 * index, y: 600, width: 40, height: 40 };
    pdf.getPage(0).drawRectangle({ ...place, color: cmyk(...colour) });
  }
  return readPdf(await pdf.save());
}

const CYAN = [1, 0, 0, 0] as const;
const BLACK = [0, 0, 0, 1] as const;
const YELLOW = [0, 0, 1, 0] as const;

it("a line made to size is bound by its dieline and its colours", () => {
  expect(expected).toMatchObject({
    dieline: { width: 525, height: 527.5 },
    colours: 2,
    face: null,
  });
});

it("artwork on its dieline fits, and the dieline's own lines are ignored", async () => {
  const facts = await paintOn([CYAN, BLACK]);
  expect(facts.pages[0]).toMatchObject({ inks: ["cyan", "black"], fonts: [], line: null });
  expect(checkFile(facts, expected)).toEqual([]);
});

it("artwork with too many colours is reported, and an untouched dieline is blank", async () => {
  const codes = async (colours: Parameters<typeof paintOn>[0]) =>
    checkFile(await paintOn(colours), expected).map(({ code }) => code);
  expect(await codes([CYAN, BLACK, YELLOW])).toEqual(["inks"]);
  expect(await codes([])).toEqual(["blank"]);
});

it("the dieline as SVG has the size of artwork with its bleed", async () => {
  const facts = await readSvg(Buffer.from(dielineSvg(drawMailer())));
  expect(checkFile(facts, expected).map(({ code }) => code)).not.toContain("trim");
});
