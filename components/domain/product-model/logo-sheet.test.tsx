import { expect, it } from "vitest";
import { planStyle } from "@/lib/catalogue/model/plan-style";
import type { StoredLogo } from "@/lib/client/artwork/stored-logo";
import { inEnglish } from "@/lib/i18n/translate";
import { toArtwork, type PrintedLine } from "./logo-sheet";

/**
 * A logo from the model as the artwork of a mailer of 230 × 155 × 70 mm inside, whose lid is 237.5 × 158
 * mm.
 */

const SIZE = { length: 230, width: 155, height: 70, inside: true };
const DIELINE = { width: 525, height: 527.5 };
const BOX: PrintedLine = {
  plan: planStyle("mailer-box", SIZE, { name: "E-flute, kraft", thickness: 1.5 }),
  dieline: DIELINE,
  sides: 1,
};

const tried = (file: File, ink = "own", up = 0): StoredLogo => ({
  file,
  words: "Lid, 100 mm wide, black",
  print: { face: "lid", placement: { size: 50, across: 0, up }, ink },
});

const SVG = "image/svg+xml";
const drawing = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="20mm" height="10mm" viewBox="0 0 20 10"><rect width="9" height="9"/></svg>',
  ],
  "mark.svg",
  { type: SVG },
);

async function picture(type = "image/png"): Promise<File> {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1600, height: 800 });
  canvas.getContext("2d")?.fillRect(0, 0, 800, 800);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  return new File([blob ?? ""], "mark.webp", { type });
}

it.each([
  ["image/png", "own", /\/ColorSpace \/DeviceRGB \/SMask 5 0 R/],
  ["image/jpeg", "own", /\/ColorSpace \/DeviceRGB \/Length/],
  ["image/webp", "black", /\/ColorSpace \[\/Separation \/Black \/DeviceRGB/],
])("puts a picture of %s in %s on the sheet with all its pixels", async (type, ink, space) => {
  const artwork = await toArtwork(tried(await picture(type), ink), BOX, inEnglish);
  expect(artwork.name).toMatch(/^mark \(Lid, \d+ mm wide, (own colours|black)\)\.pdf$/);
  const words = new TextDecoder("latin1").decode(await artwork.arrayBuffer());
  expect(words).toContain("/Width 1600 /Height 800");
  expect(words).toMatch(space);
  // The sheet with 3 mm of bleed, in points.
  expect(words).toContain("/MediaBox [0.000 0.000 1505.197 1512.283]");
});

it("keeps a drawing as vectors, in its place and size on the model", async () => {
  const place = async (up: number) => {
    const artwork = await toArtwork(tried(drawing, "own", up), BOX, inEnglish);
    expect([artwork.type, artwork.name.slice(-4)]).toEqual([SVG, ".svg"]);
    const sheet = new DOMParser().parseFromString(await artwork.text(), SVG).documentElement;
    expect(sheet.getAttribute("width")).toBe("531mm");
    expect(sheet.getAttribute("viewBox")).toBe("-3 -3 531 533.5");
    const logo = sheet.firstElementChild;
    return ["x", "y", "width", "height"].map((name) => Number(logo?.getAttribute(name)));
  };
  const [x = 0, y = 0, width = 0, height = 0] = await place(0);
  expect(x + width / 2).toBeCloseTo(DIELINE.width / 2, 1);
  expect(width).toBeCloseTo(2 * height, 1);
  const [sameX, higher = 0] = await place(50);
  expect(sameX).toBe(x);
  expect(higher).toBeLessThan(y);
});

it("rasterises a one-ink drawing finely enough for print", async () => {
  const artwork = await toArtwork(tried(drawing, "rust"), BOX, inEnglish);
  const words = new TextDecoder("latin1").decode(await artwork.arrayBuffer());
  const [, width = 0] = /\/Width (\d+)/.exec(words) ?? [];
  expect(Number(width)).toBeGreaterThan(2000);
  expect(words).toContain("/Separation /Rust");
});

it("sends the logo alone, without a size, if the ordered product has another shape", async () => {
  const other = { ...BOX, dieline: { width: 300, height: 200 } };
  const artwork = await toArtwork(tried(drawing), other, inEnglish);
  expect(artwork.name).toBe("mark (Lid, 100 mm wide, black).svg");
  expect(await artwork.text()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="9" height="9"/></svg>',
  );
  const alone = await toArtwork(tried(await picture("image/webp")), other, inEnglish);
  expect([alone.name, alone.type]).toEqual(["mark (Lid, 100 mm wide, black).png", "image/png"]);
  const before = { file: drawing, words: "", print: null };
  expect(await toArtwork(before, BOX, inEnglish)).toBe(drawing);
});
