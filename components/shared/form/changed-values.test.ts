import { expect, it } from "vitest";
import { changedValues } from "./changed-values";

it("leaves out what nobody changed, and keeps what was emptied", () => {
  const values = { name: "Boxes", description: "", metaDescription: "Of kraft" };
  const dirty = { name: false, description: true };
  expect(changedValues(values, dirty)).toEqual({ description: "" });
});
