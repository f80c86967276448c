import { expect, it } from "vitest";
import { changedValues } from "./changed-values";

it("omits unchanged values and keeps emptied ones", () => {
  const values = { name: "Boxes", description: "", metaDescription: "Of kraft" };
  const dirty = { name: false, description: true };
  expect(changedValues(values, dirty)).toEqual({ description: "" });
});
