import { XMLParser } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import type { Dieline } from "@/lib/pricing/dieline";
import { findDieline } from "./dieline";
import { dielineSvg } from "./drawing/dieline-svg";
import { drawSheet } from "./drawing/draw-sheet";
import type { SheetLine } from "./flat-sheet";

const BOX = "250 × 180 × 80 mm outside (L × W × H)";
const CUP = "rim 90 mm, base 60 mm, height 110 mm";

function sheetFor(name: string, dimensions: string, dieline: Dieline | null = null) {
  return findDieline({
    name,
    description: "",
    features: [],
    dieline,
    specifications: { Dimensions: dimensions, Material: "Kraft board" },
  });
}

const getLength = ({ from, until }: SheetLine) =>
  Math.hypot(until[0] - from[0], until[1] - from[1]);

const sum = (lines: readonly SheetLine[], wanted: SheetLine["kind"]) =>
  lines.filter(({ kind }) => kind === wanted).reduce((total, line) => total + getLength(line), 0);

describe("the dieline of a product", () => {
  it("is the flat sheet of a tube: four walls, a tab and the flaps of both ends", () => {
    // Creases lie in the middle of 3 mm of board: walls of 247 and 177 mm twice and a joint of 35 mm; 74 mm and two
    // flaps of half the width.
    expect(sheetFor("Shipping carton", BOX)).toMatchObject({ width: 883, height: 251 });
  });

  it("folds where two panels touch, each fold once, and cuts around the rest", () => {
    const { lines } = sheetFor("Shipping carton", BOX) ?? { lines: [] };
    // Four upright folds, lower by the board thickness next to the side walls, and eight folds of flaps.
    const upright = lines.filter(
      ({ kind, from, until }) => kind === "crease" && Math.abs(from[0] - until[0]) < 0.01,
    );
    expect(upright).toHaveLength(4);
    const texts = lines.map(({ from, until }) =>
      [from, until]
        .map((point) => point.map((at) => at.toFixed(1)).join(" "))
        .sort()
        .join(" to "),
    );
    expect(new Set(texts).size).toBe(lines.length);
  });

  it.each([
    ["Mailer Box", BOX],
    ["Shipping carton", BOX],
    ["Tuck top box", BOX],
    ["Paper bag", "230 × 110 × 310 mm (W × D × H)"],
    ["Paper cup", CUP],
  ])("of a %s is cut along closed outlines and stays on its sheet", (name, dimensions) => {
    const sheet = sheetFor(name, dimensions);
    if (!sheet) throw new Error("It folds.");
    const ends = new Map<string, number>();
    for (const { from, until, kind } of sheet.lines) {
      for (const point of [from, until]) {
        expect(point[0]).toBeGreaterThan(-0.02);
        expect(point[0]).toBeLessThan(sheet.width + 0.02);
        expect(point[1]).toBeGreaterThan(-0.02);
        expect(point[1]).toBeLessThan(sheet.height + 0.02);
        if (kind === "crease") continue;
        const key = point.map((at) => Math.round(at * 5)).join(" ");
        ends.set(key, (ends.get(key) ?? 0) + 1);
      }
    }
    // The knife goes around: wherever a cut ends, another one begins.
    expect([...ends.values()].filter((count) => count < 2)).toEqual([]);
    expect(sum(sheet.lines, "cut")).toBeGreaterThan(2 * Math.max(sheet.width, sheet.height) * 0.9);
  });

  it("has no folds between the strips of a round wall", () => {
    expect(sum(sheetFor("Paper cup", CUP)?.lines ?? [], "crease")).toBe(0);
  });

  it("is the stated size where the drawing has another one, and the drawing within a millimetre", () => {
    expect(sheetFor("Shipping carton", BOX, { width: 900, height: 300 })).toMatchObject({
      width: 900,
      height: 300,
      lines: [{}, {}, {}, {}],
    });
    expect(sheetFor("Shipping carton", BOX, { width: 251.8, height: 883 })).toMatchObject({
      width: 883,
    });
    expect(sheetFor("Label", "50 × 30 mm", { width: 50, height: 30 })).toMatchObject({
      height: 30,
    });
    expect(sheetFor("Label", "50 × 30 mm")).toBeNull();
  });

  it("names its layers in SVG, sized as the sheet with its bleed", () => {
    const sheet = sheetFor("Shipping carton", BOX);
    if (!sheet) throw new Error("It folds.");
    const svg = dielineSvg(drawSheet(sheet, { title: "Tape & <label>", board: null }));
    expect(svg).toContain('width="889mm" height="257mm" viewBox="-3 -3 889 257"');
    expect(svg).toContain("<title>Tape &amp; &lt;label&gt;</title>");
    const { svg: read } = new XMLParser({ ignoreAttributes: false }).parse(svg) as {
      svg: { g: Record<string, string>[] };
    };
    expect(read.g.map((layer) => [layer["@_id"], layer["@_inkscape:label"]])).toEqual(
      ["bleed", "notes", "crease", "cut"].map((name) => [name, name]),
    );
  });
});
