import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/errors";
import { PRODUCT_SORTS } from "@/lib/product-sort";
import { decodeCursor, encodeCursor } from "./cursor";

const row = {
  id: "0192f0c4-7c1a-7b52-8f5e-1c2d3e4f5a6b",
  name: "कप & Lid / 12 oz",
  pricePaise: 45_000,
  rating: 4.33,
  reviewCount: 12,
};

const refusal = expect.objectContaining({ code: "invalid_input" }) as unknown;

function errorOf(run: () => unknown): unknown {
  try {
    run();
    return undefined;
  } catch (error) {
    return error;
  }
}

describe("cursors", () => {
  it.each([
    ["name", { OR: [{ name: { gt: row.name } }, { name: row.name, id: { gt: row.id } }] }],
    [
      "price-asc",
      { OR: [{ pricePaise: { gt: 45_000 } }, { pricePaise: 45_000, id: { gt: row.id } }] },
    ],
    [
      "price-desc",
      { OR: [{ pricePaise: { lt: 45_000 } }, { pricePaise: 45_000, id: { lt: row.id } }] },
    ],
    [
      "rating",
      {
        OR: [
          { rating: { lt: 4.33 } },
          { rating: 4.33, reviewCount: { lt: 12 } },
          { rating: 4.33, reviewCount: 12, id: { gt: row.id } },
        ],
      },
    ],
  ] as const)("by %s pick what follows the entry", (sort, condition) => {
    const cursor = encodeCursor(sort, row);
    expect(encodeURIComponent(cursor)).toBe(cursor);
    expect(decodeCursor(sort, cursor)).toEqual(condition);
  });

  it.each(PRODUCT_SORTS)("by %s serve no other sort", (sort) => {
    for (const other of PRODUCT_SORTS.filter((each) => each !== sort)) {
      expect(errorOf(() => decodeCursor(other, encodeCursor(sort, row)))).toEqual(refusal);
    }
  });

  it.each([
    ["no id", { sort: "name", name: "A" }],
    ["an id of another kind", { sort: "name", name: "A", id: "1 OR 1=1" }],
    ["no value", { sort: "name", id: row.id }],
    ["a value of another kind", { sort: "name", id: row.id, name: { contains: "" } }],
  ])("are refused with %s", (_, content) => {
    const cursor = Buffer.from(JSON.stringify(content)).toString("base64url");
    expect(errorOf(() => decodeCursor("name", cursor))).toEqual(refusal);
  });

  it("of any other text are refused, never an accident", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...PRODUCT_SORTS), (text, sort) => {
        expect(errorOf(() => decodeCursor(sort, text))).toBeInstanceOf(AppError);
      }),
    );
  });
});
