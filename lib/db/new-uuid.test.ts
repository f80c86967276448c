import fc from "fast-check";
import { expect, it } from "vitest";
import { newUuid } from "./new-uuid";
import { isUuid } from "../base/ids/uuid";

const moment = fc.integer({ min: 0, max: 2 ** 48 - 1 });

it("is a UUID of version 7, whatever the time", () => {
  fc.assert(
    fc.property(moment, (now) => {
      expect(newUuid(now)).toMatch(
        /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
      );
      expect(isUuid(newUuid(now))).toBe(true);
    }),
  );
});

it("sorts by the time at which it was made, and is another each time", () => {
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const [a, b] = [newUuid(one), newUuid(other)];
      expect(a).not.toBe(b);
      if (one !== other) expect(a < b).toBe(one < other);
    }),
  );
});

it("sorts by the order in which it was made, within a millisecond too", () => {
  const ids = Array.from({ length: 1_000 }, () => newUuid(1_800_000_000_000));
  expect(ids.toSorted()).toEqual(ids);
});
