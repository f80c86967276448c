import { expect, it } from "vitest";
import { noteTime } from "./toaster";

it("shows a toast for as long as it takes to read", () => {
  expect(noteTime({ title: "Cart Cleared" })).toBe(4000);
  const description = "Kraft mailer box with a window, 230 x 155 x 50 mm, pack of 25";
  expect(noteTime({ title: "Item Removed", description })).toBe(5840);
});
