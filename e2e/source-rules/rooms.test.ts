import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { withRoomsDrawn } from "./rooms";

it("docs/architecture.md shows the current rooms: `npm run rooms` updates it", () => {
  const doc = readFileSync("docs/architecture.md", "utf8");
  expect(doc).toBe(withRoomsDrawn(doc));
});
