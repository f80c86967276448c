import { expect, it } from "vitest";
import { toastPlace } from "./toast-place";

it.each([
  ["a desk", { width: 1280 }, "bottom-right"],
  ["a desk with a button in its corner", { width: 1280, isRightWanted: true }, "bottom-left"],
  ["a desk with one in the other", { width: 1280, isLeftWanted: true }, "bottom-right"],
  ["a desk with both", { width: 1280, isRightWanted: true, isLeftWanted: true }, "top-center"],
  ["a phone with one there", { width: 390, isRightWanted: true }, "top-center"],
  ["a narrow dialog on a desk", { width: 1280, dialogRight: 860 }, "bottom-right"],
  ["a wide dialog on a desk", { width: 1280, dialogRight: 1100 }, "top-center"],
  ["a dialog on a tablet", { width: 820, dialogRight: 630 }, "top-center"],
  ["a tablet, with its bar for buying", { width: 820 }, "top-center"],
  ["the narrowest desk", { width: 1024 }, "bottom-right"],
  ["a phone", { width: 390 }, "top-center"],
  ["a dialog on a phone", { width: 390, dialogRight: 378 }, "top-center"],
])("a note on %s", (_, screen, place) => {
  expect(toastPlace(screen)).toBe(place);
});
