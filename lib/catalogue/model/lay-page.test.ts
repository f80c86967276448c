import { expect, it } from "vitest";
import { faceFor, layPage, quartersFor, sheetFace, WHOLE_SHEET } from "./lay-page";
import { pizzaNet } from "./nets/pizza";

const net = pizzaNet({ length: 250, depth: 180, height: 80, thickness: 1.6 });
const sheet = sheetFace(net, { turn: 0, tilt: 0 });
const faces = [sheet, ...net.faces];
const pixels = (width: number, height: number) => ({ width: 4 * width, height: 4 * height });

it("lays a page of the sheet's proportion on all of it, also with bleed and turned", () => {
  for (const page of [pixels(407, 656), pixels(413, 662), pixels(656, 407)]) {
    const face = faceFor(faces, page);
    expect(face?.id).toBe(WHOLE_SHEET);
    const laid = layPage(sheet, page, quartersFor(sheet, page));
    expect(laid.width).toBeGreaterThanOrEqual(sheet.width - 1e-9);
    expect(laid.height).toBeGreaterThanOrEqual(sheet.height - 1e-9);
    expect(laid.width).toBeLessThan(1.03 * sheet.width);
  }
  expect(quartersFor(sheet, pixels(656, 407))).toBe(1);
});

it("lays any other page into a face", () => {
  const page = pixels(100, 100);
  const face = faceFor(faces, page);
  if (!face) throw new Error("There is a face.");
  expect(face.name).toBe("Lid");
  const { u, v, width, height } = layPage(face, page, 0);
  expect([u, v]).toEqual(face.centre);
  expect(width).toBeCloseTo(height);
  expect(width).toBeCloseTo(Math.min(face.width, face.height));
});
