import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changes } from "./record";

describe("changes", () => {
  it("lists the differences, with both values", () => {
    const before = { name: "Asha", company: null, role: "user" };
    const after = { name: "Asha Rao", company: "Rao Sweets", role: "user" };
    expect(changes(before, after)).toEqual({
      name: { before: "Asha", after: "Asha Rao" },
      company: { before: null, after: "Rao Sweets" },
    });
  });

  it("shows a new thing and a deleted one with one side empty", () => {
    expect(changes(null, { code: "SAVE10" })).toEqual({ code: { before: null, after: "SAVE10" } });
    expect(changes({ code: "SAVE10" }, null)).toEqual({ code: { before: "SAVE10", after: null } });
  });

  it("treats an absent field and an empty one as equal", () => {
    expect(changes({ company: undefined }, { company: null })).toEqual({});
    expect(changes({}, { company: null })).toEqual({});
  });

  it("writes dates and long numbers as JSON can hold them", () => {
    const at = new Date("2026-11-21T06:00:00Z");
    expect(changes({ endsAt: null, total: 1n }, { endsAt: at, total: 2n })).toEqual({
      endsAt: { before: null, after: "2026-11-21T06:00:00.000Z" },
      total: { before: "1", after: "2" },
    });
  });

  it("compares lists and objects by what is in them", () => {
    const before = { images: ["a", "b"], size: { width: 1, at: new Date(0) } };
    expect(changes(before, structuredClone(before))).toEqual({});
    expect(changes(before, { ...before, images: ["b", "a"] })).toEqual({
      images: { before: ["a", "b"], after: ["b", "a"] },
    });
  });

  it("ignores the order of an object's fields", () => {
    expect(changes({ size: { a: 1, b: 2 } }, { size: { b: 2, a: 1 } })).toEqual({});
  });

  it("finds nothing between a thing and itself, and the reverse between the two swapped", () => {
    const thing = fc.dictionary(
      fc.string(),
      fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
    );
    fc.assert(
      fc.property(thing, thing, (one, other) => {
        expect(changes(one, one)).toEqual({});
        const there = changes(one, other);
        const back = changes(other, one);
        expect(Object.keys(back).sort()).toEqual(Object.keys(there).sort());
        for (const [field, change] of Object.entries(there)) {
          expect(back[field]).toEqual({ before: change.after, after: change.before });
        }
      }),
    );
  });
});
