import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expiredBy, expiryPayloads } from "./expired-tags-channel";

describe("what processes tell each other", () => {
  it("arrives completely, in payloads within PostgreSQL's limit", () => {
    const tag = fc.string({ minLength: 1, maxLength: 300, unit: "grapheme" });
    const tags = fc.array(
      tag.filter((text) => text !== "*" && !text.includes("\n")),
      { maxLength: 300 },
    );
    fc.assert(
      fc.property(tags, (sent) => {
        const payloads = expiryPayloads(sent);
        expect(payloads.every((payload) => Buffer.byteLength(payload) < 8000)).toBe(true);
        expect(payloads.flatMap(expiredBy)).toEqual(sent);
      }),
    );
  });

  it("is everything where it would be thousands", () => {
    const payloads = expiryPayloads(Array.from({ length: 3000 }, (_, index) => `product-${index}`));
    expect(payloads.map(expiredBy)).toEqual([undefined]);
  });
});
