import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/base/errors";
import { asc, ascNullsLast, desc, keyset, newestFirst, type Keyset } from "./keyset";
import { eachRow, readPage, readPart, type FindArguments } from "./page";

interface Row {
  id: string;
  name: string;
  price: number;
  rating: number;
  at: Date;
  due: Date | null;
}

const ORDERS: Record<string, Keyset<Row>> = {
  newest: keyset("newest", [desc("at", "date"), desc("id", "uuid")]),
  name: keyset("name", [asc("name", "text"), asc("id", "uuid")]),
  mixed: keyset("mixed", [desc("rating", "number"), desc("price", "integer"), asc("id", "uuid")]),
  due: keyset("due", [ascNullsLast("due", "date"), asc("at", "date"), asc("id", "uuid")]),
  opposite: keyset("opposite", [asc("price", "integer"), desc("name", "text"), asc("id", "uuid")]),
};

/** Few values each, so that most rows are equal in some column. */
const row: fc.Arbitrary<Row> = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom("Box", "box", "कप & Lid", '"quoted"', ""),
  price: fc.integer({ min: 0, max: 3 }),
  rating: fc.constantFrom(0, 4.33, 0.1 + 0.2, 5),
  at: fc
    .integer({ min: 0, max: 2 })
    .map((second) => new Date(Date.UTC(2026, 10, 21, 9, 30, second))),
  due: fc.constantFrom(null, new Date("2026-11-21"), new Date("2026-11-22")),
});
const table = fc.uniqueArray(row, { maxLength: 25, selector: ({ id }) => id });

type Where = Record<string, unknown>;

/** Rows without a value come last. */
const getOrder = (value: unknown) =>
  (value instanceof Date ? value.getTime() : (value ?? Infinity)) as number;

const TESTS: Record<string, (value: unknown, bound: unknown) => boolean> = {
  gt: (value, bound) => getOrder(value) > getOrder(bound),
  gte: (value, bound) => getOrder(value) >= getOrder(bound),
  lt: (value, bound) => getOrder(value) < getOrder(bound),
  lte: (value, bound) => getOrder(value) <= getOrder(bound),
};

/** Evaluates conditions as the database does. */
function picks(where: Where, entry: Row): boolean {
  return Object.entries(where).every(([field, condition]) => {
    if (field === "AND") return (condition as Where[]).every((part) => picks(part, entry));
    if (field === "OR") return (condition as Where[]).some((part) => picks(part, entry));
    const value = entry[field as keyof Row];
    if (typeof condition !== "object" || condition instanceof Date || condition === null) {
      return getOrder(value) === getOrder(condition);
    }
    // NULL matches no comparison.
    return Object.entries(condition).every(
      ([test, bound]) => value !== null && TESTS[test]?.(value, bound),
    );
  });
}

function compared(orderBy: Keyset<Row>["orderBy"]) {
  return (a: Row, b: Row): number => {
    for (const [field, direction] of orderBy.flatMap(Object.entries) as [keyof Row, string][]) {
      const [left, right] = [getOrder(a[field]), getOrder(b[field])];
      if (left !== right) return left < right === (direction === "asc") ? -1 : 1;
    }
    return 0;
  };
}

const finding =
  (rows: readonly Row[]) =>
  ({ where, orderBy, take }: FindArguments<Where>) =>
    Promise.resolve(
      rows
        .filter((entry) => picks(where, entry))
        .toSorted(compared(orderBy))
        .slice(0, take),
    );

const orders = fc.constantFrom(...Object.values(ORDERS));
const limits = fc.integer({ min: 1, max: 7 });

async function readPages(rows: readonly Row[], keys: Keyset<Row>, limit: number): Promise<Row[]> {
  const read: Row[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const part = await readPart({ keys, where: {}, find: finding(rows) }, { limit, cursor });
    expect(part.rows.length).toBeLessThanOrEqual(limit);
    read.push(...part.rows);
    cursor = part.nextCursor;
  }
  return read;
}

describe("pages by keyset", () => {
  it("hold every row once, in the order of the list, whatever is alike", async () => {
    await fc.assert(
      fc.asyncProperty(table, orders, limits, async (rows, keys, limit) => {
        expect(await readPages(rows, keys, limit)).toEqual(rows.toSorted(compared(keys.orderBy)));
      }),
    );
  });

  it("lose none of the rows that stay when others come and go between them", async () => {
    const changing = fc.tuple(table, orders, limits, fc.array(row, { maxLength: 5 }), fc.nat(24));
    await fc.assert(
      fc.asyncProperty(changing, async ([rows, keys, limit, added, removed]) => {
        const find = finding(rows);
        const first = await readPart({ keys, where: {}, find }, { limit });
        const staying = rows.filter((_, index) => index !== removed);
        const later = [...staying, ...added];
        const remaining: Row[] = [];
        for (let cursor = first.nextCursor; cursor !== null;) {
          const part = await readPart({ keys, where: {}, find: finding(later) }, { limit, cursor });
          remaining.push(...part.rows);
          cursor = part.nextCursor;
        }
        const seen = [...first.rows, ...remaining].map(({ id }) => id);
        expect(new Set(seen).size).toBe(seen.length);
        // When the first page contains everything, later additions are not requested.
        for (const { id } of staying) expect(seen).toContain(id);
      }),
    );
  });

  it("are read to the end in batches", async () => {
    await fc.assert(
      fc.asyncProperty(table, limits, async (rows, batch) => {
        const read: Row[] = [];
        const all = { keys: ORDERS.mixed as Keyset<Row>, where: {}, find: finding(rows) };
        for await (const each of eachRow(all, batch)) read.push(each);
        expect(read.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
      }),
    );
  });

  it("say how many entries there are, filtered and in all", async () => {
    const rows = fc.sample(table, { numRuns: 1, seed: 7 })[0] ?? [];
    const where: Where = { price: 1 };
    const options = {
      keys: ORDERS.name as Keyset<Row>,
      find: finding(rows),
      count: (counted: Where) =>
        Promise.resolve(rows.filter((each) => picks(counted, each)).length),
      entryOf: ({ id }: Row) => id,
    };
    const matching = rows.filter(({ price }) => price === 1).length;
    expect(await readPage({ ...options, where, whole: {} }, { limit: 1 })).toMatchObject({
      total: matching,
      all: rows.length,
    });
    expect(await readPage({ ...options, where, whole: where }, { limit: 1 })).toMatchObject({
      total: matching,
      all: matching,
    });
    expect(await readPage({ ...options, where }, { limit: 1 })).not.toHaveProperty("all");
  });
});

const seen = {
  id: "0192f0c4-7c1a-7b52-8f5e-1c2d3e4f5a6b",
  name: "कप & Lid / 12 oz",
  price: 45_000,
  rating: 4.33,
  at: new Date("2026-11-21T09:30:00.123Z"),
  due: null,
};

const encoded = (content: unknown) => Buffer.from(JSON.stringify(content)).toString("base64url");

function getRefusal(keys: Keyset<Row>, cursor: string): unknown {
  try {
    keys.after(cursor);
  } catch (error) {
    return error;
  }
  return undefined;
}

describe("a cursor", () => {
  it.each(Object.entries(ORDERS))("of %s fits in an address and in no other order", (_, keys) => {
    const cursor = keys.cursorOf(seen);
    expect(encodeURIComponent(cursor)).toBe(cursor);
    expect(getRefusal(keys, cursor)).toBeUndefined();
    for (const other of Object.values(ORDERS).filter((each) => each !== keys)) {
      expect(getRefusal(other, cursor)).toMatchObject({ code: "invalid_input" });
    }
  });

  it("gives back what it was made of", () => {
    const keys = newestFirst("orders");
    const last = { id: seen.id, createdAt: seen.at };
    expect(keys.read(keys.cursorOf(last))).toEqual(last);
  });

  it("picks what follows, from a bound that an index can begin at", () => {
    const { newest } = ORDERS;
    expect(newest?.after(newest.cursorOf(seen))).toEqual({
      AND: [{ at: { lte: seen.at } }],
      OR: [{ at: { lt: seen.at } }, { at: seen.at, id: { lt: seen.id } }],
    });
  });

  it.each([
    ["too few values", ["newest", seen.at]],
    ["too many", ["newest", seen.at, seen.id, seen.id]],
    ["an id of another kind", ["newest", seen.at, "1 OR 1=1"]],
    ["a condition for a value", ["newest", { gt: "" }, seen.id]],
    ["a date that there is not", ["newest", "2026-02-31T25:00:00.000Z", seen.id]],
    ["a year that the database has not", ["newest", "0000-01-01T00:00:00.000Z", seen.id]],
    ["no list", { newest: seen.id }],
  ])("is refused with %s", (_, content) => {
    expect(getRefusal(ORDERS.newest as Keyset<Row>, encoded(content))).toMatchObject({
      code: "invalid_input",
    });
  });

  it.each([["a\0b"], ["\ud800"], [7], [null]])("is refused with the name %j", (name) => {
    const cursor = encoded(["name", name, seen.id]);
    expect(getRefusal(ORDERS.name as Keyset<Row>, cursor)).toMatchObject({ code: "invalid_input" });
  });

  it.each([2 ** 31, 0.5, "1", null])("is refused with the price %j", (price) => {
    const cursor = encoded(["mixed", 5, price, seen.id]);
    expect(getRefusal(ORDERS.mixed as Keyset<Row>, cursor)).toMatchObject({
      code: "invalid_input",
    });
  });

  it("of any other text is refused, never an accident", () => {
    const anything = fc.oneof(fc.string(), fc.json().map(encoded), fc.jsonValue().map(encoded));
    fc.assert(
      fc.property(anything, orders, (text, keys) => {
        expect(getRefusal(keys, text)).toBeInstanceOf(AppError);
      }),
    );
  });
});
