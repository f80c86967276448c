import fc from "fast-check";
import { expect, it } from "vitest";
import { inlineJson } from "./escape-markup";

it("leaves nothing that could end the script element", () => {
  const text = inlineJson({ name: "</script><script>alert(1)</script><!-- & -->" });
  expect(text).not.toMatch(/[<>&]/);
});

it("is read back as the same value", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(inlineJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
