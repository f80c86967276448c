import { PDFiumLibrary } from "@hyzyla/pdfium";
import { expect, it } from "vitest";
import { writeLogoPdf, type LogoSheet, type Pixels } from "@/lib/client/artwork/logo-pdf";
import { UNBOUND, checkFile } from "./check-file";
import { readPdf } from "./pdf/read-pdf";

/** The sheet of a logo from the 3D view, as judged by the preflight and rendered by PDFium. */

const SHEET: LogoSheet = {
  size: { width: 525, height: 527.5 },
  place: { left: 150, top: 60, width: 50.8, height: 25.4 },
  sides: 1,
};
const [WIDTH, HEIGHT] = [600, 300];
const RUST: Pixels["ink"] = { name: "Rust", colour: [156, 67, 32] };

/** A single colour, with a transparent left half. */
function pixels(ink: Pixels["ink"], width = WIDTH, height = HEIGHT): Pixels {
  const isLeft = (index: number) => index % width < width / 2;
  const count = width * height;
  const amounts = Uint8Array.from({ length: count }, (_, index) => (isLeft(index) ? 0 : 255));
  if (ink) return { width, height, samples: amounts, alpha: null, ink };
  const samples = Uint8Array.from(
    { length: 3 * count },
    (_, index) => [200, 30, 60][index % 3] ?? 0,
  );
  return { width, height, samples, alpha: amounts, ink };
}

const write = async (sheet: LogoSheet, from: Pixels) =>
  new Uint8Array(await (await writeLogoPdf(sheet, from)).arrayBuffer());

const expected = { ...UNBOUND, faces: 1, colours: 1, dieline: SHEET.size };

it.each([
  ["in its own colours", null, ["rgb"]],
  ["in one ink", RUST, []],
] as const)("a logo %s fits its dieline", async (_, ink, codes) => {
  const facts = await readPdf(await write(SHEET, pixels(ink)));
  expect(checkFile(facts, expected).map(({ code }) => code)).toEqual(codes);
  expect(facts.pages[0]).toMatchObject({
    bleed: expect.closeTo(3, 2) as number,
    picture: { ppi: expect.closeTo(300, 1) as number },
    inks: ink ? ["Rust"] : [],
    isDamaged: false,
  });
  expect(facts.pages[0]?.picture?.x).toBeCloseTo(150, 1);
  expect(facts.pages[0]?.trim?.height).toBeCloseTo(527.5, 2);
});

it("a logo with few pixels is refused, and a soft one gets a warning", async () => {
  const found = async (width: number) =>
    checkFile(await readPdf(await write(SHEET, pixels(RUST, width, width / 2))), expected);
  expect(await found(200)).toMatchObject([{ code: "resolution", severity: "error" }]);
  expect(await found(400)).toMatchObject([{ code: "resolution", severity: "warning" }]);
});

it("with two printed sides, the second is empty", async () => {
  const facts = await readPdf(await write({ ...SHEET, sides: 2 }, pixels(RUST)));
  const findings = checkFile(facts, { ...expected, faces: 2 });
  expect(findings).toMatchObject([{ code: "blank", severity: "warning", page: 2 }]);
});

it.each([
  ["own colours", null, [200, 30, 60]],
  ["one ink", RUST, RUST.colour],
] as const)("PDFium renders %s in place", async (_, ink, colour) => {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(Buffer.from(await write(SHEET, pixels(ink))));
  const scale = 1;
  const { data, width } = await document.getPage(0).render({ scale, render: "bitmap" });
  /** In millimetres from the top left of the trim. */
  const at = (x: number, y: number) => {
    const [column, row] = [x, y].map((length) => Math.floor(((length + 3) * 72 * scale) / 25.4));
    const [red, green, blue] = data.subarray(4 * ((row ?? 0) * width + (column ?? 0)));
    return [red, green, blue];
  };
  const near = colour.map((part) => expect.closeTo(part, -1) as number);
  expect(at(150 + 38, 60 + 12)).toEqual(near);
  expect(at(150 + 12, 60 + 12)).toEqual([255, 255, 255]);
  expect(at(150 + 38, 60 - 2)).toEqual([255, 255, 255]);
  expect(at(150 + 38, 60 + 27)).toEqual([255, 255, 255]);
  expect(at(150 + 53, 60 + 12)).toEqual([255, 255, 255]);
  document.destroy();
  library.destroy();
});
