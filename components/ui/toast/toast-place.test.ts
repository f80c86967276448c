import { expect, it } from "vitest";
import { toastPlace, type ToastPlace } from "./toast-place";

const DESK = 1280;
const PHONE = 390;

it.each<[string, number, Partial<Record<ToastPlace, number>>, ToastPlace]>([
  ["a desk", DESK, {}, "bottom-right"],
  ["a desk with a button in its corner", DESK, { "bottom-right": 1 }, "bottom-left"],
  ["a desk with one in the other", DESK, { "bottom-left": 1 }, "bottom-right"],
  ["a desk with both", DESK, { "bottom-right": 1, "bottom-left": 1 }, "top-center"],
  [
    "a desk full of them, where the fewest are",
    DESK,
    { "bottom-right": 4, "bottom-left": 2, "top-center": 3 },
    "bottom-left",
  ],
  ["the narrowest desk", 1024, {}, "bottom-right"],
  ["a tablet, with its bar for buying", 820, { "bottom-center": 1 }, "top-center"],
  ["a phone", PHONE, {}, "top-center"],
  ["a phone with a button below its header", PHONE, { "top-center": 1 }, "bottom-center"],
])("notes on %s", (_, width, wanted, place) => {
  expect(toastPlace({ width, covered: (at) => wanted[at] ?? 0 })).toBe(place);
});

it.each([
  ["a narrow one on a desk", DESK, 860, "bottom-right"],
  ["the usual one on a desk", DESK, 896, "bottom-right"],
  ["a wide one on a desk", DESK, 1100, "top-center"],
  ["one on a tablet", 820, 630, "top-center"],
  ["one on a phone", PHONE, 378, "top-center"],
])("notes beside a dialog, %s", (_, width, dialogRight, place) => {
  expect(toastPlace({ width, dialogRight, covered: () => 0 })).toBe(place);
});
