import fc from "fast-check";
import { expect, it } from "vitest";
import { anyText } from "@/e2e/support/arbitrary/any-text";
import { escapeMarkup, inlineJson } from "./escape-markup";

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

it("escapes XML's special characters, and drops forbidden ones", () => {
  expect(escapeMarkup(`<b a="1">R&D's</b>`)).toBe(
    "&lt;b a=&quot;1&quot;&gt;R&amp;D&apos;s&lt;/b&gt;",
  );
  expect(escapeMarkup("a\u0000b\u0008c\tद\n\ufffe🙂")).toBe("abc\tद\n🙂");
});

it("leaves no sign that could end or begin an element, whatever the text", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const escaped = escapeMarkup(text);
      expect(escaped).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/);
      expect(escaped.isWellFormed()).toBe(true);
    }),
  );
});
