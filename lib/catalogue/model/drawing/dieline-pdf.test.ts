import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { STYLE_IDS } from "@/lib/pricing/size-spec";
import { dielinePdf } from "./dieline-pdf";
import { drawSheet, LAYER_NAMES, MARGIN_MM } from "./draw-sheet";
import { laySize } from "../size-sheet";
import { measureBlank } from "../style-blank";

/** The PDF as pdf.js reads it: another program than the one that wrote it. */

const MM = 25.4 / 72;
const size = { length: 230, width: 155, height: 70, inside: true };
const board = { name: "E-flute, kraft ₹", thickness: 1.5 };

/** Left, bottom, right and top in millimetres from the lower left corner of the page. */
type Extent = [number, number, number, number];

interface Read {
  text: string;
  layers: string[];
  page: number[];
  boxes: Record<"TrimBox" | "BleedBox", number[]>;
  extents: Map<string, Extent>;
}

async function readBack(bytes: Buffer): Promise<Read> {
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const page = await document.getPage(1);
  const config = await document.getOptionalContentConfig();
  const names = new Map([...config].map(([id, group]) => [id, (group as { name: string }).name]));
  const { fnArray, argsArray } = await page.getOperatorList();
  const extents = new Map<string, Extent>();
  let [layer, matrix] = ["", [1, 0, 0, 1, 0, 0]];
  for (const [index, code] of fnArray.entries()) {
    const args = argsArray[index] as unknown[];
    if (code === OPS.beginMarkedContentProps) {
      layer = names.get((args[1] as { id: string }).id) ?? "";
    }
    if (code === OPS.transform) matrix = args as number[];
    if (code === OPS.constructPath) {
      const [left = 0, top = 0, right = 0, bottom = 0] = args[2] as number[];
      const [a = 1, , , d = 1, e = 0, f = 0] = matrix;
      const [y1, y2] = [top * d + f, bottom * d + f].toSorted((one, other) => one - other);
      const ends = [left * a + e, y1 ?? 0, right * a + e, y2 ?? 0];
      extents.set(layer, ends.map((end) => end * MM) as Extent);
    }
  }
  const { items } = await page.getTextContent();
  const raw = bytes.toString("latin1");
  const box = (name: string) =>
    (new RegExp(`/${name} \\[ ([^\\]]+) \\]`).exec(raw)?.[1] ?? "")
      .split(" ")
      .map((end) => Number(end) * MM);
  return {
    text: items.map((item) => ("str" in item ? item.str : "")).join("\n"),
    layers: [...names.values()],
    page: page.view.map((end) => end * MM),
    boxes: { TrimBox: box("TrimBox"), BleedBox: box("BleedBox") },
    extents,
  };
}

const near = (found: readonly number[] | undefined, wanted: readonly number[]) => {
  expect(found).toHaveLength(wanted.length);
  wanted.forEach((length, index) =>
    expect(Math.abs((found?.[index] ?? 0) - length)).toBeLessThan(0.1),
  );
};

describe.each(STYLE_IDS)("the PDF of a %s", (style) => {
  const blank = measureBlank(style, size, board.thickness);
  const [right, top] = [MARGIN_MM + blank.width, MARGIN_MM + blank.height];
  let read: Read;
  beforeAll(async () => {
    const { named, ...sheet } = laySize(style, size, board);
    read = await readBack(await dielinePdf(drawSheet(sheet, named)));
  });

  it("has a layer for cut, crease and bleed", () => expect(read.layers).toEqual(LAYER_NAMES));

  it("is as large as the blank, with its bleed and a margin", () => {
    near(read.page, [0, 0, right + MARGIN_MM, top + MARGIN_MM]);
    near(read.boxes.TrimBox, [MARGIN_MM, MARGIN_MM, right, top]);
    near(read.boxes.BleedBox, [MARGIN_MM - 3, MARGIN_MM - 3, right + 3, top + 3]);
  });

  it("draws the cut along the blank and the bleed 3 mm beyond it", () => {
    near(read.extents.get("cut"), [MARGIN_MM, MARGIN_MM, right, top]);
    near(read.extents.get("bleed"), [MARGIN_MM - 3, MARGIN_MM - 3, right + 3, top + 3]);
    const [left = 0, , end = 0] = read.extents.get("crease") ?? [];
    expect(left).toBeGreaterThan(MARGIN_MM);
    expect(end).toBeLessThan(right + 0.1);
  });

  it("contains size and board, and marks the printed side", () => {
    expect(read.text).toContain("230 × 155 × 70 mm inside");
    expect(read.text).toContain("Board: E-flute, kraft ?, 1.5 mm");
    expect(read.text).toContain("Printed side up");
  });
});

it("marks glued areas", async () => {
  for (const style of STYLE_IDS) {
    const { named, ...sheet } = laySize(style, size, board);
    const { text } = await readBack(await dielinePdf(drawSheet(sheet, named)));
    expect(text.includes("Hatched: glue")).toBe(!["mailer-box", "pizza-box"].includes(style));
  }
});
