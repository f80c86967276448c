import { expect, it } from "vitest";
import { OFFER_EXAMPLES } from "../examples";
import { compareVersions, type Version, versionBefore } from "./version-changes";

const [FIRST] = OFFER_EXAMPLES.writeInOffer.answer.versions;
const BEFORE: Version = structuredClone({
  ...FIRST,
  taxes: [],
  lines: FIRST.lines.map((line) => ({ ...line, quantities: [...line.quantities] })),
});
const [BOX] = BEFORE.lines;

if (!BOX) throw new Error("The example has no line.");

const compare = (after: Partial<Version>) => compareVersions(BEFORE, { ...BEFORE, n: 2, ...after });

it("omits what stayed the same", () => {
  expect(compare({ sentAt: null, tax: 1, total: 2 })).toEqual({ marks: new Map(), words: [] });
});

it("marks a line with another price, quantity or spec, and names the old one", () => {
  const quantities = [
    { quantity: 5000, price: 14, total: 70_000 },
    { quantity: 20_000, price: 11, total: 220_000 },
  ];
  const spec = { ...BOX.spec, size: "240 × 155 × 70 mm", finish: "Matt" };
  const { marks, words } = compare({ lines: [{ ...BOX, spec, quantities }] });
  expect([...marks]).toEqual([[BOX._id, "Changed"]]);
  expect(words).toEqual([
    `${BOX.name}, Size: 240 × 155 × 70 mm, before 230 × 155 × 70 mm inside`,
    `${BOX.name}, Finish: Matt, before none`,
    `${BOX.name}, 5,000 pieces: ₹14.00 per piece, before ₹14.50 per piece`,
    `${BOX.name}, 20,000 pieces: new, ₹11.00 per piece`,
    `${BOX.name}, 10,000 pieces: no longer offered`,
  ]);
});

it("matches a line by its id when its name changed, and by its name when its id did", () => {
  const renamed = compare({ lines: [{ ...BOX, name: "Carton" }] });
  expect(renamed.words).toEqual([`Name: Carton, before ${BOX.name}`]);
  expect(compare({ lines: [{ ...BOX, _id: "other" }] }).words).toEqual([]);
});

it("names added and removed lines", () => {
  const die = { ...BOX, _id: "die", kind: "tool", name: "Cutting die" } as const;
  const { marks, words } = compare({ lines: [die] });
  expect([...marks]).toEqual([["die", "New"]]);
  expect(words).toEqual(["Cutting die: new", `${BOX.name}: no longer offered`]);
});

it("does not compare quantities of different units", () => {
  const { words } = compare({ lines: [{ ...BOX, unit: "THD" }] });
  expect(words).toHaveLength(4);
  expect(words[0]).toBe(`${BOX.name}, 5,000 thousand: new, ₹14.50 per thousand`);
});

it("names each changed term", () => {
  const { words, marks } = compare({
    discount: 500,
    shipping: 900,
    shippingWay: "transport",
    pin: "560001",
    leadDays: 21,
    validUntil: "2026-12-20",
    tolerancePercent: 0,
    advancePercent: 30,
    kept: false,
    words: "",
  });
  expect(marks.size).toBe(0);
  expect(words).toEqual([
    "Discount: ₹500.00, before ₹0.00",
    "Shipping: ₹900.00, before ₹1,200.00",
    "Way of shipping: Transport, freight to pay, before none",
    "PIN code: 560001, before none",
    "Valid until: 20 December 2026, before 5 December 2026",
    "Working days until it is ready: 21, before 12",
    "Tolerance: 0%, before 5%",
    "Advance: 30%, before 50%",
    "Kept for you, and sent in parts as you call them off: no longer offered",
    "The text with the terms has changed.",
  ]);
});

it("compares with the version sent before, and the first with none", () => {
  const draft = { ...BEFORE, n: 3, sentAt: null };
  const second = { ...BEFORE, n: 2 };
  const versions = [BEFORE, second, draft];
  expect(versionBefore(versions, draft)).toBe(second);
  expect(versionBefore(versions, second)).toBe(BEFORE);
  expect(versionBefore(versions, BEFORE)).toBeUndefined();
});
