import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { withRoomsDrawn } from "./rooms";

it("are drawn in docs/architecture.md as they are: `npm run rooms` draws them anew", () => {
  const doc = readFileSync("docs/architecture.md", "utf8");
  expect(doc).toBe(withRoomsDrawn(doc));
});
