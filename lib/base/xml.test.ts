import fc from "fast-check";
import { expect, it } from "vitest";
import { escapeXml } from "./escape-markup";

it("escapes what XML has for itself, and drops what it forbids", () => {
  expect(escapeXml(`<b a="1">R&D's</b>`)).toBe("&lt;b a=&quot;1&quot;&gt;R&amp;D&apos;s&lt;/b&gt;");
  expect(escapeXml("a\u0000b\u0008c\tद\n\ufffe🙂")).toBe("abc\tद\n🙂");
});

it("leaves no sign that could end or begin an element, whatever the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const escaped = escapeXml(text);
      expect(escaped).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/);
      expect(escaped.isWellFormed()).toBe(true);
    }),
  );
});
