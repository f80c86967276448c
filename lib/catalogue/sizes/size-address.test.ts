import { expect, it } from "vitest";
import type { Style } from "./schemas";
import { planRequested } from "./plan-requested";
import { readAddress } from "./read-address";
import { checkSize, listQuantities, readSize } from "./size-address";
import { formatAddress } from "./size-link";

const STYLE = {
  _id: "mailer-box",
  name: "Mailer box",
  limits: { length: [80, 450], width: [60, 350], height: [20, 150] },
  boards: [{ _id: "e-kraft", name: "E-flute, kraft", thickness: 1.6 }, { _id: "b-kraft" }],
  prints: [{ _id: "plain" }],
  quantities: [500, 1000, 2500, 5000],
  leastQuantity: 250,
} as unknown as Style;

it("reads back the address that it writes", () => {
  const requested = readAddress(STYLE, {
    l: "9",
    w: "6.5",
    h: "3",
    unit: "in",
    inside: "0",
    qty: "750",
  });
  const again = readAddress(
    STYLE,
    Object.fromEntries(new URLSearchParams(formatAddress(requested))),
  );
  expect(again).toEqual(requested);
  expect(readSize(again)).toEqual({
    spec: {
      length: 228.6,
      width: 165.1,
      height: 76.2,
      inside: false,
      board: "e-kraft",
      print: "plain",
      finish: null,
    },
    quantity: 750,
  });
});

it("opens with a usual size within the style's limits", () => {
  const low: Style = { ...STYLE, limits: { ...STYLE.limits, height: [20, 50] } };
  expect(readAddress(low, {})).toMatchObject({ l: "230", h: "50", unit: "mm", qty: "500" });
});

it("reports unreadable values at their field, and keeps the typed text", () => {
  const requested = readAddress(STYLE, { l: "23O", w: ["1", "155 mm"], h: "", qty: "1,50" });
  expect(requested).toMatchObject({ l: "23O", w: "155 mm", h: "" });
  const { problems = {} } = readSize(requested);
  expect(Object.keys(problems)).toEqual(["length", "height", "quantity"]);
});

it("judges each field by itself, also beside one that cannot be read", () => {
  const requested = readAddress(STYLE, { l: "abc", w: "", h: "-5", qty: "10" });
  expect(checkSize(STYLE, requested)).toMatchObject({
    spec: null,
    problems: {
      length: "“abc” is not a number.",
      width: "This is empty.",
      height: "The lowest mailer box we make is 20 mm; ask us for less",
      quantity: "We make at least 250 pieces; ask us for fewer",
    },
  });
});

it.each([
  ["900", "900 × 155 × 70 mm inside"],
  ["9000", undefined],
])("draws a length of %s mm as %j, where it makes up to 450", (l, said) => {
  expect(planRequested(STYLE, readAddress(STYLE, { l }))?.said).toBe(said);
});

it("treats an overlong parameter, or an unknown unit, as missing", () => {
  expect(readAddress(STYLE, { unit: "constructor" }).unit).toBe("mm");
  expect(readAddress(STYLE, { l: "1".repeat(41), unit: "furlong" })).toMatchObject({
    l: "230",
    unit: "mm",
  });
});

it.each([
  [1000, [1000, 2500, 5000]],
  [750, [750, 1000, 2500]],
  [5000, [1000, 2500, 5000]],
  [90_000, [2500, 5000, 90_000]],
])("shows %i pieces next to the style's next quantities", (requested, shown) => {
  expect(listQuantities(STYLE, requested)).toEqual(shown);
});
